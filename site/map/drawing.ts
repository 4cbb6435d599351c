import { contours } from 'd3-contour';
import { type GeoPermissibleObjects, geoGraticule, geoPath } from 'd3-geo';
import { frenchProjection, type Point, project } from '../app/modules/map/projection.server.ts';
import type { Sheet } from '../app/modules/map/sheets.ts';
import { metropolis, neighbours } from './geography.ts';
import { hachures } from './hachures.ts';
import { type Field, survey, toSheet } from './relief.ts';
import { RIVERS } from './rivers.ts';

/** A sheet, and how many pixels of a screen it is drawn for by unit: strokes are in pixels. */
export type Plan = { sheet: Sheet; scale: number };

/** One drawing in ink on white, and the rivers, which have their own colour. */
export type Drawing = { ink: string; water: string };

const CELL = 4;
const LEVELS = [0.14, 0.2, 0.27, 0.34, 0.42, 0.5, 0.58, 0.67, 0.76, 0.86, 0.97, 1.1, 1.25];
/** Every third contour is heavier. */
const INDEX = 3;
/** How far from the coast its echoes lie, and how dark they are. */
const WATERLINES: [distance: number, opacity: number][] = [
  [30, 0.1],
  [22, 0.16],
  [15, 0.24],
  [9, 0.34],
  [4.5, 0.5],
];

const graticule = geoGraticule()
  .extent([
    [-18, 36],
    [24, 58],
  ])
  .step([2, 2])
  .precision(0.5)();

/** The relief of a sheet, from the sea up. White is what the page shows through. */
export function draw({ sheet, scale }: Plan): Drawing {
  const pixel = 1 / scale;
  const path = pathOver(sheet);
  const land = path(metropolis) ?? '';
  const around = path(neighbours) ?? '';
  const field = survey(sheet, CELL * pixel);
  const line = (d: string, width: number, opacity: number) =>
    `<path d="${d}" stroke-width="${round(width * pixel, 3)}" stroke-opacity="${opacity}"/>`;
  const filled = (d: string) => `<path d="${d}" fill="#fff" stroke="none"/>`;
  const water = WATERLINES.flatMap(([distance, opacity]) => [
    `<g opacity="${opacity}">${line(land, distance + 1, 1)}${line(around, distance + 1, 1)}</g>`,
    `<g stroke="#fff">${line(land, distance - 0.6, 1)}${line(around, distance - 0.6, 1)}</g>`,
  ]);
  const ink = [
    line(path(graticule) ?? '', 1, 0.15),
    ...water,
    filled(around),
    line(around, 0.6, 0.28),
    filled(land),
    `<clipPath id="land"><path d="${land}"/></clipPath><g clip-path="url(#land)">`,
    ...level(field).map(({ d, heavy }) => line(d, heavy ? 0.6 : 0.5, heavy ? 0.36 : 0.2)),
    ...strokes(field, pixel).map(({ d, width }) => line(d, width, 0.6)),
    '</g>',
    line(land, 1.1, 1),
  ];
  const rivers = Object.values(RIVERS).map(smooth).join('');
  return {
    ink: svg(sheet, ink),
    water: svg(sheet, [line(rivers, 0.8, 0.55)]),
  };
}

function pathOver({ x, y, width, height }: Sheet) {
  // Beyond the edge, so that no stroke of the cut shows.
  const beyond = 100;
  const projection = frenchProjection()
    .clipExtent([
      [x - beyond, y - beyond],
      [x + width + beyond, y + height + beyond],
    ])
    .precision(0.3);
  const path = geoPath(projection).digits(1);
  return (object: GeoPermissibleObjects) => path(object);
}

function level(field: Field): { d: string; heavy: boolean }[] {
  const lines = contours().size([field.columns, field.rows]).thresholds(LEVELS)(field.values);
  return lines.map(({ coordinates }, index) => ({
    d: coordinates
      .flat()
      .map((ring) => polygon(ring.map(([x = 0, y = 0]) => toSheet(field, x, y))))
      .join(''),
    heavy: index % INDEX === INDEX - 1,
  }));
}

/** The hachures, by the width of their stroke. */
function strokes(field: Field, pixel: number): { d: string; width: number }[] {
  const byWidth = new Map<number, string>();
  for (const { from, to, width } of hachures(field, pixel, isLand)) {
    const key = round(width, 1);
    byWidth.set(key, `${byWidth.get(key) ?? ''}M${pair(from)}L${pair(to)}`);
  }
  return [...byWidth].map(([width, d]) => ({ width, d }));
}

const RINGS = metropolis.geometry.coordinates
  .flatMap(([ring]) => (ring && ring.length > 60 ? [ring] : []))
  .map((ring) => ring.map(([longitude = 0, latitude = 0]) => project(longitude, latitude)));

function isLand(point: Point): boolean {
  return RINGS.some((ring) => isInside(ring, point));
}

function isInside(ring: Point[], [x, y]: Point): boolean {
  let inside = false;
  ring.forEach((to, index) => {
    const from = ring.at(index - 1) ?? to;
    if (to[1] > y === from[1] > y) return;
    if (x < ((from[0] - to[0]) * (y - to[1])) / (from[1] - to[1]) + to[0]) inside = !inside;
  });
  return inside;
}

/** A river through its points, as a Catmull-Rom curve. */
function smooth(river: Point[]): string {
  const points = river.map(([longitude, latitude]) => project(longitude, latitude));
  return points
    .map((to, index) => {
      const from = points[index - 1];
      if (!from) return `M${pair(to)}`;
      const [before, after] = [points[index - 2] ?? from, points[index + 1] ?? to];
      const leaving: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
      const reaching: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
      return `C${pair(leaving)} ${pair(reaching)} ${pair(to)}`;
    })
    .join('');
}

function polygon(points: Point[]): string {
  return points.length < 9 ? '' : `M${points.map(pair).join('L')}Z`;
}

function pair([x, y]: Point): string {
  return `${round(x, 1)} ${round(y, 1)}`;
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}

function svg({ x, y, width, height }: Sheet, parts: string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" fill="none" stroke="#000" stroke-linejoin="round" stroke-linecap="round"><rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#fff" stroke="none"/>${parts.join('')}</svg>`;
}
