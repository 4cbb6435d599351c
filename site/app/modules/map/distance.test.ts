import { expect, it } from 'vitest';
import { inKilometres, kilometres, neighboursOf, PARIS } from './index';
import { network } from './network.server';

const lyon = { latitude: 45.764, longitude: 4.8357 };

it.each([
  ['Grenoble', { latitude: 45.1885, longitude: 5.7245 }, 94],
  ['Dijon', { latitude: 47.322, longitude: 5.0415 }, 174],
  ['Montpellier', { latitude: 43.6108, longitude: 3.8767 }, 251],
  ['Lyon itself', lyon, 0],
])('from Lyon to %s', (_name, to, expected) => {
  expect(Math.round(kilometres(lyon, to))).toBe(expected);
  expect(kilometres(to, lyon)).toBeCloseTo(kilometres(lyon, to), 9);
});

it.each([
  ['La Réunion', { latitude: -20.8789, longitude: 55.4481 }, 9360],
  ['Ouagadougou', { latitude: 12.3714, longitude: -1.5197 }, 4070],
])('from Paris to %s, to ten kilometres', (_name, to, expected) => {
  expect(Math.round(kilometres(PARIS, to) / 10) * 10).toBe(expected);
});

it('neighbours are those a side joins, the nearest first', () => {
  const places = [
    { slug: 'lyon', name: 'Lyon', ...lyon },
    { slug: 'paris', name: 'Paris', ...PARIS },
    { slug: 'grenoble', name: 'Grenoble', latitude: 45.1885, longitude: 5.7245 },
    { slug: 'dijon', name: 'Dijon', latitude: 47.322, longitude: 5.0415 },
  ];
  const near = neighboursOf(network(places), 'lyon');
  expect(near.map(({ name, km }) => `${name} ${Math.round(km)}`)).toEqual([
    'Grenoble 94',
    'Dijon 174',
    'Paris 391',
  ]);
  expect(neighboursOf(network(places), 'nulle-part')).toEqual([]);
});

it.each([
  [9360.4, 'fr', '9\u00a0360\u00a0km'],
  [9360.4, 'en', '9,360\u00a0km'],
  [93.6, 'fr', '94\u00a0km'],
] as const)('%d km reads, in %s, « %s »', (km, language, expected) => {
  expect(inKilometres(km, language)).toBe(expected);
});
