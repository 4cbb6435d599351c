import { expect, it } from 'vitest';
import { clockHour, longDate, schoolDay, shortDate, timeIn, timeOfDay } from './index';

it.each([
  ['2026-11-14T12:00:00Z', 'samedi 14 novembre 2026'],
  ['2026-11-13T23:30:00Z', 'samedi 14 novembre 2026'],
  ['2026-07-31T22:30:00Z', 'samedi 1er août 2026'],
  ['2026-12-31T22:59:59Z', 'jeudi 31 décembre 2026'],
])('BLK-5: %s is « %s » in Paris, on a machine in Auckland', (instant, expected) => {
  expect(longDate(new Date(instant), 'fr')).toBe(expected);
});

it('BLK-5: English pages have the long form of their language', () => {
  expect(longDate(new Date('2026-11-14T12:00:00Z'), 'en')).toBe('Saturday 14 November 2026');
});

it.each([
  ['2026-11-14T22:59:59Z', '2026-11-14'],
  ['2026-11-14T23:00:00Z', '2026-11-15'],
  ['2026-07-14T22:00:00Z', '2026-07-15'],
])('API-7: at %s the school’s day is %s', (instant, day) => {
  expect(schoolDay(new Date(instant))).toBe(day);
});

it.each([
  ['2026-11-15T09:45:30Z', '10:45'],
  ['2026-07-14T22:05:00Z', '00:05'],
])('at %s it is %s at the school', (instant, time) => {
  expect(timeOfDay(new Date(instant))).toBe(time);
});

it.each([
  ['2026-11-21T09:00:00Z', 'fr', '21 nov.'],
  ['2026-12-01T09:00:00Z', 'fr', '1er déc.'],
  ['2026-12-01T09:00:00Z', 'en', '1 Dec'],
  ['2026-05-01T09:00:00Z', 'en', '1 May'],
  ['2026-05-01T09:00:00Z', 'fr', '1er mai'],
] as const)('in short, %s is in %s « %s »', (instant, language, expected) => {
  expect(shortDate(new Date(instant), language)).toBe(expected);
});

it.each([
  ['08:30', 'fr', '8 h 30'],
  ['18:00', 'fr', '18 h'],
  ['00:05', 'fr', '0 h 05'],
  ['08:30', 'en', '08:30'],
  ['18:00', 'en', '18:00'],
  ['00:05', 'en', '00:05'],
] as const)('%s on the clock is read in %s as « %s »', (time, language, expected) => {
  expect(clockHour(time, language).replaceAll('\u00a0', ' ')).toBe(expected);
});

it.each([
  ['2026-11-21T09:00:00Z', 'Europe/Paris', '2026-11-21T10:00:00+01:00'],
  ['2026-07-14T22:30:00Z', 'Europe/Paris', '2026-07-15T00:30:00+02:00'],
  ['2027-01-01T05:00:00Z', 'Indian/Reunion', '2027-01-01T09:00:00+04:00'],
  ['2027-01-14T09:00:00Z', 'Africa/Ouagadougou', '2027-01-14T09:00:00+00:00'],
  ['2026-11-21', 'Europe/Paris', '2026-11-21'],
])('SEO-3: %s is in %s, for machines, %s', (moment, zone, expected) => {
  expect(timeIn(zone, moment)).toBe(expected);
});
