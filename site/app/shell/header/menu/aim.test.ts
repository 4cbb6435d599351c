import { expect, it } from 'vitest';
import { isAimed } from './aim';

const panel = { left: 0, right: 1440, bottom: 640 };

it.each([
  ['straight down', { x: 300, y: 80 }, { x: 300, y: 90 }, true],
  ['down to the right, over the next button', { x: 300, y: 80 }, { x: 320, y: 95 }, true],
  ['down to the left', { x: 900, y: 80 }, { x: 890, y: 92 }, true],
  ['along the bar', { x: 300, y: 80 }, { x: 340, y: 80 }, false],
  ['along the bar, sinking a little', { x: 300, y: 80 }, { x: 340, y: 85 }, false],
  ['along the bar to the left, sinking a little', { x: 900, y: 80 }, { x: 860, y: 84 }, false],
  ['up', { x: 300, y: 80 }, { x: 310, y: 60 }, false],
  ['nowhere', { x: 300, y: 80 }, { x: 300, y: 80 }, false],
])('NAV-6: a pointer that goes %s', (_, from, to, expected) => {
  expect(isAimed(from, to, panel)).toBe(expected);
});
