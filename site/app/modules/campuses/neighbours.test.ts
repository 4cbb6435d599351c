import { expect, it } from 'vitest';
import type { Station } from '../map';
import { network as networkOf } from '../map/network.server';
import { isDrawn, neighbours } from './index';

const place = (slug: string, latitude: number | null, longitude: number | null) => ({
  slug,
  name: slug,
  latitude,
  longitude,
});
const PLACES = [
  place('lyon', 45.764, 4.8357),
  place('grenoble', 45.1885, 5.7245),
  place('moulins', 46.5657, 3.3343),
  place('paris', 48.8566, 2.3522),
  place('brest', 48.3904, -4.4861),
  place('la-reunion', -20.8789, 55.4481),
  place('sans-lieu', null, null),
];
const drawn = networkOf(PLACES);
const side = (...slugs: string[]) => drawn.stations.filter(({ slug }) => slugs.includes(slug));
const network = {
  ...drawn,
  sides: [side('lyon', 'moulins'), side('grenoble', 'lyon'), side('brest', 'paris')].flatMap(
    ([a, b]): [Station, Station][] => (a && b ? [[a, b]] : []),
  ),
};
const of = (slug: string) => neighbours(slug, network, PLACES);

it('those joined by a side, nearest first, with the distance', () => {
  expect(of('lyon').map(({ slug, km }) => [slug, Math.round(km)])).toEqual([
    ['grenoble', 94],
    ['moulins', 146],
  ]);
  expect(of('brest').map(({ slug }) => slug)).toEqual(['paris']);
});

it('the nearest of all, for a campus off the map', () => {
  const found = of('la-reunion');
  expect(found.map(({ slug }) => slug)).toEqual(['grenoble', 'lyon', 'moulins', 'paris']);
  expect(found.at(-1)?.km).toBeGreaterThan(9300);
});

it('none for a campus that has no place', () => {
  expect(of('sans-lieu')).toEqual([]);
  expect(of('atlantide')).toEqual([]);
});

it('none for the only campus', () => {
  const [lyon] = PLACES;
  expect(lyon && neighbours('lyon', networkOf([lyon]), [lyon])).toEqual([]);
});

it.each([
  ['lyon', true],
  ['la-reunion', true],
  ['sans-lieu', false],
])('%s is drawn: %s', (slug, expected) => {
  expect(isDrawn(slug, network)).toBe(expected);
});
