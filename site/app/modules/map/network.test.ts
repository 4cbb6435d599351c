import { expect, it } from 'vitest';
import { network } from './network.server';

const places = [
  { slug: 'lille', name: 'Lille', latitude: 50.6292, longitude: 3.0573 },
  { slug: 'brest', name: 'Brest', latitude: 48.3904, longitude: -4.4861 },
  { slug: 'paris', name: 'Paris', latitude: 48.8566, longitude: 2.3522 },
  { slug: 'lyon', name: 'Lyon', latitude: 45.764, longitude: 4.8357 },
  { slug: 'la-reunion', name: 'La Réunion', latitude: -20.8789, longitude: 55.4481 },
  { slug: 'nowhere', name: 'Nulle part', latitude: null, longitude: null },
];

it('puts Paris on the meridian, Lille above it and Brest at the left', () => {
  const { stations, meridian } = network(places);
  const at = (slug: string) =>
    stations.find((station) => station.slug === slug) ?? { x: Number.NaN, y: Number.NaN };
  expect(at('paris').x).toBeCloseTo(meridian, -1);
  expect(at('lille').y).toBeLessThan(at('paris').y);
  expect(at('brest').x).toBeLessThan(at('paris').x);
});

it('joins neighbours once each, and draws the same network for the same campuses', () => {
  const { sides } = network(places);
  const names = sides.map(([a, b]) => [a.slug, b.slug].sort().join('-'));
  expect(new Set(names).size).toBe(names.length);
  expect(names).toContain('lille-paris');
  expect(network(places)).toEqual(network(places));
});

it('names apart the campuses that are off the map or have no coordinates', () => {
  expect(network(places).elsewhere.map(({ slug }) => slug)).toEqual(['la-reunion', 'nowhere']);
});

it('draws nothing from nothing', () => {
  expect(network([])).toMatchObject({ stations: [], sides: [], elsewhere: [] });
});
