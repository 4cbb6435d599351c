import { expect, it } from 'vitest';
import { counted, isOne, labels, term } from './index';

const { courses, agenda } = labels('fr');
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

it('TAX-1: both branches have the keys of the dictionary', () => {
  const keys = ['agenda', 'campuses', 'commons', 'courses', 'menus', 'news', 'teams', 'utils'];
  for (const language of ['fr', 'en'] as const)
    expect(Object.keys(labels(language))).toEqual(expect.arrayContaining(keys));
});

it('TAX-2: the words of the specification', () => {
  expect(courses.rhythms).toMatchObject({ fulltime: 'Initial', periodic: 'Alternance' });
  expect(labels('en').courses.rhythms.periodic).toBe('Work-study');
  const levels = ['Bac', 'Bac + 1', 'Bac + 2', 'Bac + 3', 'Bac + 4', 'Bac + 5'];
  expect(Object.values(courses.entryLevels).map(plain)).toEqual(levels);
  expect(Object.values(courses.graduationLevels).map(plain)).toEqual(levels);
  expect(Object.keys(labels('en').courses.entryLevels)).toEqual(['0', '2', '3', '4', '5']);
  expect(Object.keys(agenda.filters)).toEqual([
    'all',
    'open-door',
    'admission-test',
    'conference',
    'convention',
    'live-my-life',
    'job-dating',
  ]);
  expect(Object.keys(courses.landingTypes).sort()).toEqual(
    ['bts', 'mba', 'mastere', 'bachelor', 'programme-grande-ecole'].sort(),
  );
  expect(Object.keys(courses.scales)).toEqual(
    expect.arrayContaining(['year', 'years', 'months', 'days', 'hours']),
  );
});

it.each([
  [courses.rhythms, 'periodic', 'Alternance'],
  [courses.rhythms, 'weekend', "la taxo pour fr.courses.rhythms.weekend n'existe pas"],
  [courses.rhythms, 'toString', "la taxo pour fr.courses.rhythms.toString n'existe pas"],
  [courses.offers.contracts, '', "la taxo pour fr.courses.offers.contracts. n'existe pas"],
  [labels('en').agenda.types, 'gala', "la taxo pour en.agenda.types.gala n'existe pas"],
  [labels('en').courses.entryLevels, 1, "la taxo pour en.courses.entryLevels.1 n'existe pas"],
])('TAX-3: of %j, %j is « %s »', (terms, key, words) => {
  expect(term(terms, key)).toBe(words);
});

it('TAX-3: a key that the dictionary lacks does not compile', () => {
  // @ts-expect-error: no such label
  expect(courses.weekends).toBeUndefined();
  const rhythm: string = 'weekend';
  // @ts-expect-error: a value of the content is looked up by `term` alone
  expect(courses.rhythms[rhythm]).toBeUndefined();
});

it.each([
  [0, '0 actualité', '0 news items'],
  [1, '1 actualité', '1 news item'],
  [2, '2 actualités', '2 news items'],
  [1940, '1 940 actualités', '1,940 news items'],
  [1_000_000, '1 000 000 actualités', '1,000,000 news items'],
])('%d is said « %s », “%s”', (count, french, english) => {
  expect(plain(counted(labels('fr').news.count, count))).toBe(french);
  expect(counted(labels('en').news.count, count)).toBe(english);
});

it('one and a half is singular in French, and plural in English', () => {
  expect([isOne(1.5, 'fr'), isOne(1.5, 'en')]).toEqual([true, false]);
});

it('the other places of a label are filled too', () => {
  const { found } = labels('en').utils.search;
  expect(counted(found, 2, { words: 'bts' })).toBe('2 results for “bts”');
});
