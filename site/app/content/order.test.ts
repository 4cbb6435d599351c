import { expect, it } from 'vitest';
import { newestFirst, soonestFirst } from './order';

const dates = [null, '2026-11-14', '2026-11-15T00:30:00+01:00', '2026-11-16', null, '2026-11-13'];
const itself = (date: string | null) => date;

it('RTE-7: the newest comes first, and what has no date last', () => {
  expect(newestFirst(dates, itself)).toEqual([
    '2026-11-16',
    '2026-11-15T00:30:00+01:00',
    '2026-11-14',
    '2026-11-13',
    null,
    null,
  ]);
});

it('RTE-10: the soonest comes first, and what has no date last', () => {
  expect(soonestFirst(dates, itself)).toEqual([
    '2026-11-13',
    '2026-11-14',
    '2026-11-15T00:30:00+01:00',
    '2026-11-16',
    null,
    null,
  ]);
});
