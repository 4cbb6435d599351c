import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lastWeeks, weekBefore } from './weeks.ts';

const PARIS = 'Europe/Paris';

for (const [now, monday, starts] of [
  ['2026-11-15T08:00:00Z', '2026-11-09', '2026-11-08T23:00:00.000Z'],
  // The last and the first second of a week, in winter and in summer.
  ['2026-11-15T22:59:59Z', '2026-11-09', '2026-11-08T23:00:00.000Z'],
  ['2026-11-15T23:00:00Z', '2026-11-16', '2026-11-15T23:00:00.000Z'],
  ['2026-07-12T21:59:59Z', '2026-07-06', '2026-07-05T22:00:00.000Z'],
  ['2026-07-12T22:00:00Z', '2026-07-13', '2026-07-12T22:00:00.000Z'],
  // Clocks change on a Sunday: the week that ends with it began by the other time.
  ['2026-10-25T22:59:59Z', '2026-10-19', '2026-10-18T22:00:00.000Z'],
  ['2026-10-25T23:00:00Z', '2026-10-26', '2026-10-25T23:00:00.000Z'],
  ['2026-03-29T21:59:59Z', '2026-03-23', '2026-03-22T23:00:00.000Z'],
  ['2026-03-29T22:00:00Z', '2026-03-30', '2026-03-29T22:00:00.000Z'],
  // A week across two years, and a leap day.
  ['2027-01-01T12:00:00Z', '2026-12-28', '2026-12-27T23:00:00.000Z'],
  ['2028-02-29T12:00:00Z', '2028-02-28', '2028-02-27T23:00:00.000Z'],
] as const) {
  test(`at ${now}, the week is that of ${monday}`, () => {
    const week = weekBefore(new Date(now), 0, PARIS);
    assert.deepEqual([week.monday, week.starts.toISOString()], [monday, starts]);
  });
}

test('weeks follow one another, the current one last', () => {
  const weeks = lastWeeks(new Date('2026-11-15T08:00:00Z'), 4, PARIS);
  assert.deepEqual(
    weeks.map(({ monday, starts }) => [monday, starts.toISOString()]),
    [
      ['2026-10-19', '2026-10-18T22:00:00.000Z'],
      ['2026-10-26', '2026-10-25T23:00:00.000Z'],
      ['2026-11-02', '2026-11-01T23:00:00.000Z'],
      ['2026-11-09', '2026-11-08T23:00:00.000Z'],
    ],
  );
});
