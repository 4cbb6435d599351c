import { describe, expect, it } from 'vitest';
import type { Network } from '../map';
import { itinerary, sides } from './index';

const station = (slug: string, x: number, y: number, latitude = 0, longitude = 0) => ({
  slug,
  name: slug,
  latitude,
  longitude,
  x,
  y,
});
const network: Network = {
  count: 3,
  size: 1000,
  meridian: 500,
  stations: [
    station('bordeaux', 280, 690, 44.8378, -0.5792),
    station('agen', 370, 740, 44.2033, 0.6163),
    station('lille', 540, 90, 50.6292, 3.0573),
    station('brest', 26, 330, 48.3904, -4.4861),
  ],
  sides: [],
  elsewhere: [
    { slug: 'la-reunion', name: 'La Réunion', latitude: -20.8789, longitude: 55.4481 },
    { slug: 'burkina-faso', name: 'Ouagadougou', latitude: 12.3714, longitude: -1.5197 },
  ],
};
const way = (...slugs: string[]) =>
  itinerary(
    network,
    slugs.map((slug) => ({ slug, name: slug })),
  );

describe('an itinerary', () => {
  it('goes from campus to campus, with the distance of each leg', () => {
    const { stops, legs } = way('agen', 'bordeaux', 'lille');
    expect(stops.map(({ slug, x, y }) => [slug, x, y])).toEqual([
      ['agen', 370, 740],
      ['bordeaux', 280, 690],
      ['lille', 540, 90],
    ]);
    expect(legs.map(({ from, to, km }) => [from.slug, to.slug, km])).toEqual([
      ['agen', 'bordeaux', 118],
      ['bordeaux', 'lille', 699],
    ]);
  });

  it('has a place in the margin for a campus off the map, and no distance to it', () => {
    const { stops, legs } = way('la-reunion', 'bordeaux', 'burkina-faso');
    expect(stops.map(({ isAway }) => isAway)).toEqual([true, false, true]);
    expect(new Set(stops.map(({ y }) => y)).size).toBe(3);
    expect(legs.map(({ km }) => km)).toEqual([null, null]);
  });

  it('passes over what the map does not know, and stays where it stays', () => {
    expect(way('atlantide')).toEqual({ stops: [], legs: [] });
    expect(way('agen', 'atlantide', 'lille').legs).toHaveLength(1);
    expect(way('agen', 'agen').legs).toEqual([]);
  });
});

describe('the names of its stops', () => {
  const frame = { left: 0, right: 1000, unit: 30 };

  it('stand where no line is', () => {
    expect(Object.fromEntries(sides(way('agen', 'bordeaux', 'lille'), frame))).toEqual({
      agen: 'right',
      bordeaux: 'left',
      lille: 'right',
    });
  });

  it.each([
    ['above', ['brest', 'agen']],
    ['below', ['brest', 'lille']],
  ])('stand %s where they would leave the frame, away from the line', (side, slugs) => {
    expect(sides(way(...slugs), frame).get('brest')).toBe(side);
  });

  it('stand below a place in the margin', () => {
    expect(sides(way('la-reunion', 'bordeaux'), frame).get('la-reunion')).toBe('below');
  });
});
