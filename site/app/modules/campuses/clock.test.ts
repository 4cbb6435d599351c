import { expect, it } from 'vitest';
import { lapse, minutesAhead } from './index';

it.each([
  ['Europe/Paris', '2026-11-15T09:00:00Z', 0],
  ['Indian/Reunion', '2026-11-15T09:00:00Z', 180],
  ['Indian/Reunion', '2026-07-15T09:00:00Z', 120],
  ['Africa/Ouagadougou', '2026-11-15T09:00:00Z', -60],
  ['Asia/Kolkata', '2026-11-15T09:00:00Z', 270],
])('%s at %s is %i minutes ahead', (zone, instant, minutes) => {
  expect(minutesAhead(new Date(instant), zone)).toBe(minutes);
});

it.each([
  [180, '3\u00a0h'],
  [-60, '1\u00a0h'],
  [270, '4\u00a0h\u00a030'],
  [65, '1\u00a0h\u00a005'],
])('%i minutes are %s', (minutes, expected) => {
  expect(lapse(minutes)).toBe(expected);
});
