import { readFileSync } from 'node:fs';
import type { Feature, FeatureCollection, MultiPolygon, Polygon, Position } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

/** Natural Earth, 1:10 000 000, public domain. */
type World = Topology<{ countries: GeometryCollection<{ name: string }> }>;
type Country = Feature<Polygon | MultiPolygon, { name: string }>;
type Box = { west: number; south: number; east: number; north: number };

const world: World = JSON.parse(
  readFileSync(new URL(import.meta.resolve('world-atlas/countries-10m.json')), 'utf8'),
);
const countries = feature(world, world.objects.countries).features.filter(isLand);

function isLand(country: Feature): country is Country {
  return country.geometry.type === 'Polygon' || country.geometry.type === 'MultiPolygon';
}

/** What is drawn around France; of the others nothing shows in the frame. */
const AROUND = [
  ...['Spain', 'Portugal', 'Andorra', 'Italy', 'Monaco', 'San Marino', 'Vatican', 'Slovenia'],
  ...['Switzerland', 'Liechtenstein', 'Austria', 'Germany', 'Luxembourg', 'Belgium'],
  ...['Netherlands', 'United Kingdom', 'Ireland', 'Isle of Man', 'Jersey', 'Guernsey'],
  ...['Algeria', 'Tunisia'],
];
const METROPOLIS = { west: -6, south: 41, east: 10, north: 52 };

export const metropolis = part('France', METROPOLIS);

export const neighbours: FeatureCollection = {
  type: 'FeatureCollection',
  features: countries.filter(({ properties }) => AROUND.includes(properties.name)),
};

/** The polygons of a country that lie in a box, or all of them. */
export function part(name: string, box?: Box): Feature<MultiPolygon> {
  const country = countries.find(({ properties }) => properties.name === name);
  if (!country) throw new Error(`Natural Earth has no country called ${name}.`);
  const { geometry } = country;
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  return {
    type: 'Feature',
    properties: {},
    geometry: {
      type: 'MultiPolygon',
      coordinates: box ? polygons.filter(([ring]) => isIn(box, ring?.[0])) : polygons,
    },
  };
}

function isIn({ west, south, east, north }: Box, [x = Number.NaN, y = Number.NaN]: Position = []) {
  return x > west && x < east && y > south && y < north;
}
