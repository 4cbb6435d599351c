import assert from 'node:assert/strict';
import { test } from 'node:test';
import { oldestKept } from './oldest-kept.ts';

for (const [today, oldest] of [
  ['2026-11-15T08:00:00.000Z', '2023-11-15T08:00:00.000Z'],
  ['2028-02-29T08:00:00.000Z', '2025-03-01T08:00:00.000Z'],
] as const) {
  test(`POP-12: on ${today}, requests are kept from ${oldest}`, () => {
    assert.equal(oldestKept(new Date(today)).toISOString(), oldest);
  });
}
