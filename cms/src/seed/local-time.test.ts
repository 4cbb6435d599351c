import assert from 'node:assert/strict';
import { test } from 'node:test';
import { localInstant } from './local-time.ts';

const from = new Date('2026-11-15T22:30:00Z');

const cases: [string, number, string, string, string][] = [
  ['winter in Paris', 6, '10:00', 'Europe/Paris', '2026-11-21T09:00:00.000Z'],
  ['summer in Paris', 200, '10:00', 'Europe/Paris', '2027-06-03T08:00:00.000Z'],
  ['the morning the clocks go forward', 133, '10:00', 'Europe/Paris', '2027-03-28T08:00:00.000Z'],
  ['before they go forward that morning', 133, '01:30', 'Europe/Paris', '2027-03-28T00:30:00.000Z'],
  [
    'La Réunion, where it is already the 16th',
    0,
    '09:00',
    'Indian/Reunion',
    '2026-11-16T05:00:00.000Z',
  ],
  ['Ouagadougou, on UTC', 1, '15:00', 'Africa/Ouagadougou', '2026-11-16T15:00:00.000Z'],
  ['in the past', -20, '18:00', 'Europe/Paris', '2026-10-26T17:00:00.000Z'],
];

for (const [name, days, time, timeZone, expected] of cases) {
  test(`a local time becomes its instant: ${name}`, () => {
    assert.equal(localInstant(from, days, time, timeZone).toISOString(), expected);
  });
}
