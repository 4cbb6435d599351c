import { describe, expect, it } from 'vitest';
import {
  countByType,
  inOrder,
  matching,
  monthChoices,
  queryOf,
  railsOf,
  readFilters,
} from './index';

const NOW = new Date('2026-11-15T08:00:00Z');
const LYON = { slug: 'lyon', timeZone: 'Europe/Paris' };
const REUNION = { slug: 'la-reunion', timeZone: 'Indian/Reunion' };

type Fields = { end?: string; type?: string | null; campus?: typeof LYON | null };
const event = (slug: string, start: string, fields: Fields = {}) => ({
  slug,
  start,
  end: null,
  type: 'open-door',
  campus: LYON,
  ...fields,
});

const EVENTS = [
  event('fair', '2026-10-30T08:00:00Z', { end: '2026-11-20T17:00:00Z', type: 'convention' }),
  event('over', '2026-11-15T06:00:00Z', { end: '2026-11-15T07:00:00Z' }),
  event('soon-over', '2026-11-15T07:00:00Z', { end: '2026-11-15T09:00:00Z' }),
  event('open', '2026-11-21T09:00:00Z'),
  event('talk', '2026-11-30T17:00:00Z', { type: null, campus: null }),
  event('island', '2026-11-30T20:30:00Z', { campus: REUNION }),
  event('late', '2026-11-30T22:00:00Z', { type: 'job-dating' }),
  event('long', '2026-12-31T08:00:00Z', { end: '2027-01-02T17:00:00Z', type: 'convention' }),
];
const all = inOrder(EVENTS, NOW);
const slugs = (events: { slug: string }[]) => events.map(({ slug }) => slug);

it('what is over is gone, what is under way comes first, and days are those of the places', () => {
  expect(slugs(all)).toEqual(['soon-over', 'fair', 'open', 'talk', 'late', 'island', 'long']);
});

describe('filters', () => {
  it.each([
    ['', ['soon-over', 'fair', 'open', 'talk', 'late', 'island', 'long']],
    ['type=&campus=&mois=', ['soon-over', 'fair', 'open', 'talk', 'late', 'island', 'long']],
    ['type=convention', ['fair', 'long']],
    ['campus=la-reunion', ['island']],
    ['mois=2026-11', ['soon-over', 'fair', 'open', 'talk', 'late']],
    ['mois=2026-12', ['island', 'long']],
    ['mois=2027-01', ['long']],
    ['type=open-door&campus=lyon&mois=2026-11', ['soon-over', 'open']],
    ['type=fete', []],
    ['campus=LYON', []],
    ['mois=bientot', []],
  ])('RTE-5: ?%s shows %j', (query, expected) => {
    expect(slugs(matching(all, readFilters(new URLSearchParams(query))))).toEqual(expected);
  });

  it.each([
    ['', { '': 7, 'open-door': 3, convention: 2, 'job-dating': 1 }],
    ['type=convention', { '': 7, 'open-door': 3, convention: 2, 'job-dating': 1 }],
    ['campus=la-reunion&type=convention', { '': 1, 'open-door': 1 }],
    ['mois=2030-01', { '': 0 }],
  ])('TAX-2: with ?%s, the types have %j', (query, expected) => {
    expect(countByType(all, readFilters(new URLSearchParams(query)))).toEqual(expected);
  });

  it.each([
    [{}, 1, ''],
    [{ type: 'convention', month: '2026-12' }, 1, '?type=convention&mois=2026-12'],
    [{ campus: 'lyon' }, 3, '?campus=lyon&page=3'],
    [{ campus: 'a&b' }, 1, '?campus=a%26b'],
  ])('%j, page %d, is written %s', (asked, page, query) => {
    expect(queryOf({ type: '', campus: '', month: '', ...asked }, page)).toBe(query);
  });
});

describe('rails', () => {
  const told = (first: number, last: number) =>
    railsOf(all.slice(first, last), all, NOW).map(({ month, total, continued, events }) => [
      month,
      total,
      continued,
      slugs(events),
    ]);

  it('one for what is under way, one by month', () => {
    expect(told(0, 7)).toEqual([
      [null, 2, false, ['soon-over', 'fair']],
      ['2026-11', 3, false, ['open', 'talk', 'late']],
      ['2026-12', 2, false, ['island', 'long']],
    ]);
  });

  it('that a page cuts says how many it has in all, and that it goes on', () => {
    expect(told(0, 3)).toEqual([
      [null, 2, false, ['soon-over', 'fair']],
      ['2026-11', 3, false, ['open']],
    ]);
    expect(told(3, 5)).toEqual([['2026-11', 3, true, ['talk', 'late']]]);
  });
});

it.each([
  ['', ['novembre 2026', 'décembre 2026', 'janvier 2027']],
  ['2026-12', ['novembre 2026', 'décembre 2026', 'janvier 2027']],
  ['2027-08', ['novembre 2026', 'décembre 2026', 'janvier 2027', 'août 2027']],
  ['2027-13', ['novembre 2026', 'décembre 2026', 'janvier 2027', '2027-13']],
])('with « %s » asked for, the months are %j', (asked, names) => {
  const found = monthChoices(all, { asked, from: '2026-11', language: 'fr' });
  expect(found.map(({ name }) => name)).toEqual(names);
});
