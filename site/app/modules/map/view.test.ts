import { expect, it } from 'vitest';
import { isIn, isOnMap, type Network, view } from './index';

const station = (slug: string, x: number, y: number) => ({
  slug,
  name: slug,
  latitude: 0,
  longitude: 0,
  x,
  y,
});
const middle = station('middle', 500, 500);
const east = station('east', 900, 450);
const south = station('south', 480, 880);
const network: Network = {
  count: 3,
  size: 1000,
  meridian: 500,
  stations: [middle, east, south, station('north-west', 100, 120)],
  sides: [[middle, east]],
  elsewhere: [],
};

it('is centred on a point in the middle', () => {
  expect(view(network, middle, 2)).toEqual({ x: 260, y: 380, width: 480, height: 240 });
});

it.each([
  ['east', east, { x: 480, y: 210 }],
  ['south', south, { x: 240, y: 460 }],
])('does not leave the network for a point at its edge: %s', (_name, point, expected) => {
  expect(view(network, point, 1)).toMatchObject(expected);
});

it.each([
  ['in the middle', middle, true],
  ['at the edge, of which a half is seen', station('edge', 745, 500), true],
  ['beyond the edge', east, false],
  ['above it', station('above', 500, 300), false],
])('knows of a point %s whether it is seen', (_name, point, expected) => {
  expect(isIn(view(network, middle, 2), point)).toBe(expected);
});

it('is the whole country when there is no one point', () => {
  expect(view(network, undefined, 2)).toEqual({ x: 0, y: 0, width: 1000, height: 1000 });
});

it.each([
  ['a campus of the map', ['east'], true],
  ['one that is, and one that is not', ['ouagadougou', 'east'], true],
  ['one that is off it', ['ouagadougou'], false],
  ['none in particular', [], true],
])('there is a map of %s: %j', (_name, slugs, expected) => {
  expect(isOnMap(network, slugs)).toBe(expected);
});

it('there is no map when there is no network', () => {
  expect(isOnMap({ ...network, sides: [] }, [])).toBe(false);
});
