import assert from 'node:assert/strict';
import test from 'node:test';
import { compare, figure, median } from './stats.ts';

test('the median is the middle one, or the mean of the two in the middle', () => {
  assert.equal(median([3]), 3);
  assert.equal(median([9, 1, 3]), 3);
  assert.equal(median([4, 1, 3, 100]), 3.5);
  assert.throws(() => median([]), /middle of nothing/);
});

test('a ratio is the middle of the ratios of the rounds, so that a slow spell of the machine cancels out', () => {
  const rounds = [
    { first: 50, second: 100 },
    { first: 5, second: 10 },
    { first: 60, second: 100 },
  ];
  assert.deepEqual(compare(rounds), { ratio: 0.5, first: 50, second: 100 });
});

for (const [value, text] of [
  [0, '0.00'],
  [0.0017, '0.0017'],
  [0.527, '0.53'],
  [9.876, '9.88'],
  [42.35, '42.4'],
  [24_193.4, '24,193'],
] as const) {
  test(`${value} is said as ${text}`, () => assert.equal(figure(value), text));
}
