import { expect, it } from 'vitest';
import { contrast, purposeOf } from './contrast';

it.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#000000', 21],
  ['#777777', '#ffffff', 4.48],
  ['#d8401f', '#fbf8f1', 4.24],
  ['#10203f', '#10203f', 1],
])('%s and %s are %d apart', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2);
});

it.each([
  [4.5, 'text'],
  [4.49, 'marks'],
  [3, 'marks'],
  [2.99, 'none'],
])('at %d to 1, a colour is for %s', (ratio, use) => {
  expect(purposeOf(ratio)).toBe(use);
});
