import { expect, it } from 'vitest';
import { boundsOf, isSeveralDays, type Stage, stageOf, whenOf, zoneOf } from './index';
import { monthsOf } from './time';

const PARIS = { timeZone: 'Europe/Paris' };
const REUNION = { timeZone: 'Indian/Reunion' };
const OUAGADOUGOU = { timeZone: 'Africa/Ouagadougou' };

const event = (start: string, end: string | null = null, campus: object | null = PARIS) => ({
  start,
  end,
  campus,
});

const DAY = event('2026-11-21T09:00:00Z', '2026-11-21T16:00:00Z');
const EVENING = event('2026-11-26T17:30:00Z');
const FAIR = event('2026-11-14T08:00:00Z', '2026-11-16T17:00:00Z');

it.each([
  ['before its day', DAY, '2026-11-20T22:59:00Z', 'to-come'],
  ['on its day, before it starts', DAY, '2026-11-20T23:00:00Z', 'today'],
  ['as it starts', DAY, '2026-11-21T09:00:00Z', 'under-way'],
  ['as it ends', DAY, '2026-11-21T16:00:00Z', 'under-way'],
  ['after it has ended, the same day', DAY, '2026-11-21T16:00:01Z', 'past'],
  ['between two of its days', FAIR, '2026-11-15T02:00:00Z', 'under-way'],
  ['without an end, after it has started', EVENING, '2026-11-26T22:59:00Z', 'today'],
  ['without an end, the day after', EVENING, '2026-11-26T23:00:00Z', 'past'],
  [
    'by the clocks of its campus',
    event('2026-11-26T17:30:00Z', null, REUNION),
    '2026-11-26T20:00:00Z',
    'past',
  ],
  [
    'when its end comes before its start, as without one',
    event('2026-11-26T17:30:00Z', '2026-11-26T09:00:00Z'),
    '2026-11-26T18:00:00Z',
    'today',
  ],
] satisfies [string, typeof DAY, string, Stage][])('%s', (_, dated, now, stage) => {
  expect(stageOf(dated, new Date(now))).toBe(stage);
});

it.each([
  ['one day', DAY, 'samedi 21 novembre 2026', '10\u00a0h – 17\u00a0h'],
  ['no end', EVENING, 'jeudi 26 novembre 2026', '18\u00a0h\u00a030'],
  ['several days', FAIR, 'du samedi 14 au lundi 16 novembre 2026', null],
  [
    'from one month to the next',
    event('2026-11-30T08:00:00Z', '2026-12-01T17:00:00Z'),
    'du lundi 30 novembre au mardi 1er décembre 2026',
    null,
  ],
  [
    'from one year to the next',
    event('2026-12-31T08:00:00Z', '2027-01-02T17:00:00Z'),
    'du jeudi 31 décembre 2026 au samedi 2 janvier 2027',
    null,
  ],
  [
    'the same month of another year',
    event('2026-11-14T08:00:00Z', '2027-11-16T17:00:00Z'),
    'du samedi 14 novembre 2026 au mardi 16 novembre 2027',
    null,
  ],
  [
    'until midnight',
    event('2026-11-21T18:00:00Z', '2026-11-21T23:00:00Z'),
    'samedi 21 novembre 2026',
    '19\u00a0h – 0\u00a0h',
  ],
  [
    'the whole day',
    event('2026-11-20T23:00:00Z', '2026-11-21T22:59:00Z'),
    'samedi 21 novembre 2026',
    null,
  ],
  ['no campus', { ...DAY, campus: null }, 'samedi 21 novembre 2026', '10\u00a0h – 17\u00a0h'],
  [
    'a zone that does not exist',
    { ...DAY, campus: { timeZone: 'Mars/Olympus' } },
    'samedi 21 novembre 2026',
    '10\u00a0h – 17\u00a0h',
  ],
] as const)('BLK-5: %s', (_, dated, date, hours) => {
  expect(whenOf(dated, 'to-come', 'fr')).toEqual({ date, hours, atSchool: null });
});

it('of several days that have begun, the last', () => {
  expect(whenOf(FAIR, 'under-way', 'fr').date).toBe('jusqu’au lundi 16 novembre 2026');
});

it.each([
  [
    'La Réunion',
    REUNION,
    '2027-01-01T04:30:00Z',
    '8\u00a0h\u00a030',
    'soit 5\u00a0h\u00a030 à Paris',
  ],
  ['Ouagadougou', OUAGADOUGOU, '2026-12-25T17:00:00Z', '17\u00a0h', 'soit 18\u00a0h à Paris'],
  [
    'La Réunion, on another day',
    REUNION,
    '2026-12-31T21:00:00Z',
    '1\u00a0h',
    'soit jeudi 31 décembre 2026, 22\u00a0h à Paris',
  ],
  ['a zone with the clocks of Paris', { timeZone: 'Europe/Berlin' }, DAY.start, '10\u00a0h', null],
] as const)('the time of %s, and that of the school', (_, campus, start, hours, atSchool) => {
  expect(whenOf(event(start, null, campus), 'to-come', 'fr')).toMatchObject({ hours, atSchool });
});

it('English pages have the words and hours of their language', () => {
  expect(whenOf(DAY, 'to-come', 'en')).toMatchObject({
    date: 'Saturday 21 November 2026',
    hours: '10:00 – 17:00',
  });
  expect(whenOf(FAIR, 'to-come', 'en').date).toBe('Saturday 14 to Monday 16 November 2026');
});

it('several days have a start and an end', () => {
  expect(isSeveralDays(FAIR)).toBe(true);
  expect(boundsOf(FAIR, 'fr')).toEqual({
    start: 'samedi 14 novembre 2026, 9\u00a0h',
    end: 'lundi 16 novembre 2026, 18\u00a0h',
  });
  expect(boundsOf(EVENING, 'fr').end).toBeNull();
});

it.each([
  [DAY, ['2026-11']],
  [event('2026-11-30T22:30:00Z', null), ['2026-11']],
  [event('2026-11-30T23:30:00Z', null), ['2026-12']],
  [event('2026-11-30T20:30:00Z', null, REUNION), ['2026-12']],
  [event('2026-11-30T08:00:00Z', '2027-01-02T17:00:00Z'), ['2026-11', '2026-12', '2027-01']],
])('%j is in %j', (dated, months) => {
  expect(monthsOf(dated)).toEqual(months);
});

it('a campus that says nothing of its zone has the school’s', () => {
  expect(zoneOf({ campus: {} })).toBe('Europe/Paris');
});
