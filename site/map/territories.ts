import { geoBounds, geoMercator } from 'd3-geo';
import type { Feature, MultiPolygon } from 'geojson';
import { OUTLINE } from '../app/modules/map/sheets.ts';
import { part } from './geography.ts';
import { outline } from './outline.ts';

/** The outline of a country or an island in a box of its own, and what puts a place of it there. */
export type Territory = {
  /** Degrees: what lies between belongs to it. */
  west: number;
  south: number;
  east: number;
  north: number;
  /** Mercator: pixels by radian, and where 0° N, 0° E falls. */
  scale: number;
  x: number;
  y: number;
  outline: string;
  isIsland: boolean;
};

/** Pixels: a point nearer than this to the one before it says nothing more. */
const FINEST = 1.8;

const OVERSEAS = {
  guadeloupe: { west: -62, south: 15.8, east: -61, north: 16.6 },
  guyane: { west: -55, south: 2, east: -51, north: 6 },
  martinique: { west: -61.3, south: 14.3, east: -60.7, north: 15 },
  mayotte: { west: 45, south: -13.1, east: 45.4, north: -12.6 },
  reunion: { west: 55, south: -21.5, east: 56, north: -20.8 },
};

export function territories(): Record<string, Territory> {
  const overseas = Object.entries(OVERSEAS).map(([name, box]) => [
    name,
    territory(part('France', box), name !== 'guyane'),
  ]);
  return {
    ...Object.fromEntries(overseas),
    'burkina-faso': territory(part('Burkina Faso'), false),
  };
}

function territory(land: Feature<MultiPolygon>, isIsland: boolean): Territory {
  const projection = geoMercator().fitSize([OUTLINE.width, OUTLINE.height], land);
  const [[west, south], [east, north]] = geoBounds(land);
  const [x, y] = projection([0, 0]) ?? [0, 0];
  return {
    west: round(west, 2),
    south: round(south, 2),
    east: round(east, 2),
    north: round(north, 2),
    scale: round(projection.scale(), 2),
    x: round(x, 2),
    y: round(y, 2),
    outline: outline(projection, land, FINEST),
    isIsland,
  };
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
