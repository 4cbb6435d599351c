import { expect, it } from 'vitest';
import { campusesLike, campusOf, findCampus } from './find.server';

const campus = (slug: string, name: string, title = `Campus de ${name}`) => ({ slug, name, title });
const CAMPUSES = [
  campus('lyon', 'Lyon'),
  campus('lyon-vaise', 'Lyon Vaise'),
  campus('saint-etienne', 'Saint-Étienne'),
  campus('saint-denis-93', 'Saint-Denis', 'Campus de Seine-Saint-Denis'),
  campus('saint-denis-974', 'Saint-Denis', 'Campus de La Réunion'),
  campus('villeurbanne', 'Villeurbanne'),
];

it.each([
  ['lyon', 'lyon'],
  ['LYON', 'lyon'],
  ['lyon vaise', 'lyon-vaise'],
  ['vaise', 'lyon-vaise'],
  ['saint etienne', 'saint-etienne'],
  [' Saint-Étienne ', 'saint-etienne'],
  ['campus de villeurbanne', 'villeurbanne'],
  ['ville', 'villeurbanne'],
  ['saint-denis-974', 'saint-denis-974'],
  ['Campus de La Réunion', 'saint-denis-974'],
])('« %s » is the campus %s', (typed, slug) => {
  expect(findCampus(CAMPUSES, typed)).toMatchObject({ kind: 'found', campus: { value: slug } });
});

it('those of one name are told apart by their titles', () => {
  expect(findCampus(CAMPUSES, 'Saint-Denis')).toEqual({
    kind: 'several',
    others: [
      { value: 'saint-denis-93', name: 'Campus de Seine-Saint-Denis' },
      { value: 'saint-denis-974', name: 'Campus de La Réunion' },
    ],
  });
});

it.each(['', '  ', '-', 'atlantide', 'yon'])('« %s » is none of them', (typed) => {
  expect(findCampus(CAMPUSES, typed)).toEqual({ kind: 'unknown' });
});

it('those that begin with the words come first, and no more than are asked for', () => {
  const names = (typed: string, most?: number) =>
    campusesLike(CAMPUSES, typed, most).map(({ slug }) => slug);
  expect(names('de')).toEqual([
    'lyon',
    'lyon-vaise',
    'saint-etienne',
    'saint-denis-93',
    'saint-denis-974',
    'villeurbanne',
  ]);
  expect(names('v')).toEqual(['villeurbanne', 'lyon-vaise']);
  expect(names('', 2)).toEqual(['lyon', 'lyon-vaise']);
  expect(names('atlantide')).toEqual([]);
});

it('a campus is known by its slug', () => {
  expect(campusOf(CAMPUSES, 'villeurbanne')?.name).toBe('Villeurbanne');
  expect(campusOf(CAMPUSES, 'Villeurbanne')).toBeUndefined();
});
