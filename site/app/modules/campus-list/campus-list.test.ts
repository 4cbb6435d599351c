import { describe, expect, it } from 'vitest';
import { choosing, chosen, readQuery, rows, turning } from './index';

const campus = (slug: string, latitude: number | null, longitude: number | null) => ({
  slug,
  name: slug,
  latitude,
  longitude,
});
const CAMPUSES = [campus('agen', 44.2, 0.62), campus('lyon', 45.764, 4.8357)];
const offering = (at: string, programme: string) => ({
  campus: { slug: at },
  programme: { slug: programme },
});
const event = (at: string, start: string) => ({ start, campus: { slug: at, timeZone: null } });
const EVENTS = [
  event('lyon', '2026-11-21T09:00:00Z'),
  event('agen', '2026-12-05T09:00:00Z'),
  event('lyon', '2027-01-05T09:00:00Z'),
];
const BESIDE_LYON = {
  name: 'Villeurbanne',
  department: 'Rhône',
  query: 'Villeurbanne (69)',
  latitude: 45.77,
  longitude: 4.88,
  isNear: false,
};

describe('rows', () => {
  it('count each programme once, however it is offered, and have the next date', () => {
    const offerings = [offering('lyon', 'bts'), offering('lyon', 'bts'), offering('lyon', 'mba')];
    expect(rows(CAMPUSES, { offerings, events: EVENTS }, null)).toMatchObject([
      { slug: 'agen', programmes: 0, next: { instant: '2026-12-05T09:00:00Z' }, km: null },
      { slug: 'lyon', programmes: 2, next: { instant: '2026-11-21T09:00:00Z' }, km: null },
    ]);
  });

  it('say nothing of what could not be had', () => {
    expect(rows(CAMPUSES, { offerings: null, events: null }, null)[0]).toMatchObject({
      programmes: null,
      next: null,
    });
  });

  it('are the nearest first, from a place', () => {
    const near = rows(CAMPUSES, { offerings: null, events: null }, BESIDE_LYON);
    expect(near.map(({ slug, km }) => [slug, km])).toEqual([
      ['lyon', 4],
      ['agen', 378],
    ]);
  });
});

describe('the campus that is shown', () => {
  const all = rows(CAMPUSES, { offerings: null, events: EVENTS }, null);
  const near = rows(
    CAMPUSES,
    { offerings: null, events: EVENTS },
    { ...BESIDE_LYON, longitude: 0 },
  );
  it.each([
    ['the one asked for', all, 'agen', 'agen'],
    ['the one asked for, wherever one is', near, 'lyon', 'lyon'],
    ['the nearest', near, '', 'agen'],
    ['the one that can be visited first', all, '', 'lyon'],
    ['that one too, when there is none of that name', all, 'atlantide', 'lyon'],
    ['none', rows(CAMPUSES, { offerings: null, events: [] }, null), '', undefined],
  ])('is %s', (_name, list, city, expected) => {
    expect(chosen(list, { city, near: '', page: 1 })?.slug).toBe(expected);
  });
});

describe('the address', () => {
  it.each([
    ['', { city: '', near: '', page: 1 }],
    ['ville=lyon&pres=+69003+&page=2', { city: 'lyon', near: '69003', page: 2 }],
    ['page=x', { city: '', near: '', page: Number.NaN }],
  ])('« %s » is read', (query, expected) => {
    expect(readQuery(new URLSearchParams(query))).toEqual(expected);
  });

  it('keeps what it said before', () => {
    const query = { city: 'agen', near: 'Saint-Denis (93)', page: 2 };
    expect(choosing('lyon', query)).toBe('/campus?ville=lyon&pres=Saint-Denis+%2893%29&page=2');
    expect(turning(1, { ...query, near: '' })).toBe('/campus?ville=agen');
    expect(turning(1, { city: '', near: '', page: 2 })).toBe('/campus');
  });
});
