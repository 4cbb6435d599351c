import { expect, it } from 'vitest';
import { fewOf, nearby, network } from './network.server';

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

const many = Array.from({ length: 400 }, (_, index) => ({
  slug: `campus-${index}`,
  name: `Campus ${index}`,
  latitude: 43.5 + (index % 20) * 0.35,
  longitude: -0.5 + Math.floor(index / 20) * 0.3,
}));

it('of many, a few are drawn, spread over the country, from its north to its south', () => {
  const { count, stations } = network(many);
  const latitudes = stations.map(({ latitude }) => latitude);
  expect(count).toBe(400);
  expect(stations.length).toBeGreaterThan(10);
  expect(stations.length).toBeLessThanOrEqual(24);
  expect(Math.min(...latitudes)).toBe(43.5);
  expect(Math.max(...latitudes)).toBeCloseTo(43.5 + 19 * 0.35);
  expect(fewOf(many).map(({ slug }) => slug)).toEqual(stations.map(({ slug }) => slug));
});

it('what a page is about is drawn among them, once', () => {
  const drawn = network(many).stations.map(({ slug }) => slug);
  const other = many.find(({ slug }) => !drawn.includes(slug));
  const about = [other?.slug ?? '', drawn[0] ?? '', other?.slug ?? '', 'atlantide'];
  const { stations } = network(many, about);
  expect(stations.map(({ slug }) => slug)).toEqual([...drawn, other?.slug]);
  expect(network(many, [...about])).toBe(network(many, about));
});

it('the neighbours of one are found among all, the nearest first', () => {
  const near = nearby(many, 'campus-205');
  const kms = near.map(({ km }) => km);
  expect(near.length).toBeGreaterThan(2);
  expect(kms).toEqual(kms.toSorted((a, b) => a - b));
  expect(kms[0]).toBeLessThan(30);
  expect(nearby(many, 'atlantide')).toEqual([]);
});

it('a map is drawn once of the same campuses', () => {
  expect(network(places)).toBe(network(places));
  expect(fewOf(places)).toBe(places);
});
