import { expect, it } from 'vitest';
import { mayReload, PAUSE_MS } from './reload-guard';
import { sessionStore } from './session-store';

const NOW = 1_800_000_000_000;

function memory(value: string | null = null) {
  let kept = value;
  return {
    getItem: () => kept,
    setItem: (_name: string, next: string) => {
      kept = next;
    },
  };
}

it.each([
  ['never before', null, true],
  ['just now', NOW, false],
  ['a little less than a minute ago', NOW - PAUSE_MS + 1, false],
  ['a minute ago', NOW - PAUSE_MS, true],
  ['in a future that a clock set back makes', NOW + PAUSE_MS - 1, false],
  ['in a far future', NOW + PAUSE_MS, true],
  ['nobody knows when', 'hier', true],
])('APP-3: reloaded %s', (_when, last, expected) => {
  const storage = memory(last === null ? null : String(last));
  expect(
    mayReload(
      sessionStore('reloaded', () => storage),
      NOW,
    ),
  ).toBe(expected);
});

it('APP-3: reloads once, then not again within the minute', () => {
  const storage = memory();
  const last = sessionStore('reloaded', () => storage);
  expect(
    [0, 1, PAUSE_MS - 1, PAUSE_MS, PAUSE_MS + 1].map((ms) => mayReload(last, NOW + ms)),
  ).toEqual([true, false, false, true, false]);
});

it.each([
  [
    'there is no storage',
    () => {
      throw new Error('SecurityError');
    },
  ],
  [
    'it cannot be read',
    () => ({
      getItem: () => {
        throw new Error('SecurityError');
      },
      setItem: () => {
        throw new Error('SecurityError');
      },
    }),
  ],
  [
    'it is full',
    () => ({
      getItem: () => null,
      setItem: () => {
        throw new Error('QuotaExceededError');
      },
    }),
  ],
])('APP-3: never reloads where %s', (_why, storage) => {
  expect(mayReload(sessionStore('reloaded', storage), NOW)).toBe(false);
});
