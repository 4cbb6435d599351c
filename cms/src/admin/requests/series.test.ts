import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isDated, rulesFor, totalOf, weekTotal } from './series.ts';

for (const [highest, rules] of [
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [4, [0, 1, 2, 3, 4]],
  [5, [0, 1, 2, 3, 4, 5]],
  [6, [0, 2, 4, 6]],
  [37, [0, 10, 20, 30, 40]],
  [40, [0, 10, 20, 30, 40]],
  [51, [0, 20, 40, 60]],
  [83, [0, 20, 40, 60, 80, 100]],
  [9000, [0, 2000, 4000, 6000, 8000, 10_000]],
] as const) {
  test(`bars up to ${highest} are ruled by ${rules.join(', ')}`, () => {
    assert.deepEqual(rulesFor(highest), rules);
  });
}

const weeks = [
  { monday: '2026-11-02', counts: { brochure: 3, contact: 2, registration: 1 } },
  { monday: '2026-11-09', counts: { brochure: 0, contact: 4, registration: 0 } },
];

test('the sum of an action, and of a week', () => {
  assert.equal(totalOf(weeks, 'contact'), 6);
  assert.deepEqual(weeks.map(weekTotal), [6, 4]);
});

test('a year shows every fourth date, the current week’s among them', () => {
  const dated = Array.from({ length: 52 }, (_, index) => index).filter((index) =>
    isDated(index, 52),
  );
  assert.equal(dated.length, 13);
  assert.equal(dated.at(-1), 51);
  assert.ok(isDated(0, 12));
});
