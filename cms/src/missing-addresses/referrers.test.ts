import assert from 'node:assert/strict';
import { test } from 'node:test';
import { joined } from './referrers.ts';

test('what was known and what came are one list, the most frequent first', () => {
  const known = [
    { from: '/agenda', count: 2 },
    { from: 'a.example', count: 2 },
  ];
  assert.deepEqual(
    joined(known, [
      { from: 'a.example', count: 3 },
      { from: '/', count: 1 },
    ]),
    [
      { from: 'a.example', count: 5 },
      { from: '/agenda', count: 2 },
      { from: '/', count: 1 },
    ],
  );
});

test('ten are kept, those that came most', () => {
  const many = Array.from({ length: 40 }, (_, at) => ({ from: `/${at}`, count: at + 1 }));
  const kept = joined([{ from: 'first.example', count: 100 }], many);
  assert.equal(kept.length, 10);
  assert.deepEqual(kept.slice(0, 2), [
    { from: 'first.example', count: 100 },
    { from: '/39', count: 40 },
  ]);
});

for (const [name, stored] of [
  ['nothing', null],
  ['no list', { from: '/a', count: 1 }],
  ['a list of something else', [1, null, { from: 1, count: 1 }, { from: '/a' }]],
] as const) {
  test(`${name} in the database is no referrer`, () => {
    assert.deepEqual(joined(stored, [{ from: '/b', count: 1 }]), [{ from: '/b', count: 1 }]);
  });
}
