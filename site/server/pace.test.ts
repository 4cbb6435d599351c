import { expect, it } from 'vitest';
import { pauseBefore } from './pace';

it.each([
  ['the first that ends', [100_000], 0],
  ['as many as there are, one after the other', [98_000, 99_000, 100_000], 0],
  ['one more within the minute', [97_000, 98_000, 99_000, 100_000], 1000],
  ['one more, long after', [10_000, 20_000, 30_000, 100_000], 0],
] as const)('%s', (_name, ends, expected) => {
  expect(pauseBefore(ends, 100_000, 3)).toBe(expected);
});
