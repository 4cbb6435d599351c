import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressAsked, requestsAsked, Unclear } from './asked.ts';

const PARIS = 'Europe/Paris';

test('without a filter, everything', () => assert.deepEqual(requestsAsked({}, PARIS), {}));

for (const [query, receivedAt] of [
  [{ from: '2026-11-15' }, { $gte: '2026-11-14T23:00:00.000Z' }],
  [{ to: '2026-11-15' }, { $lt: '2026-11-15T23:00:00.000Z' }],
  [
    { from: '2026-10-25', to: '2026-10-25' },
    { $gte: '2026-10-24T22:00:00.000Z', $lt: '2026-10-25T23:00:00.000Z' },
  ],
  [
    { from: '2026-03-29', to: '2026-03-29' },
    { $gte: '2026-03-28T23:00:00.000Z', $lt: '2026-03-29T22:00:00.000Z' },
  ],
] as const) {
  test(`${JSON.stringify(query)} are whole days at the school`, () => {
    assert.deepEqual(JSON.parse(JSON.stringify(requestsAsked(query, PARIS))), { receivedAt });
  });
}

test('an action, a campus and a state', () => {
  const query = { action: 'registration', campus: 'lyon', state: 'handled' };
  assert.deepEqual(requestsAsked(query, PARIS), query);
});

for (const query of [
  { from: '2026-02-30' },
  { from: '15/11/2026' },
  { to: '2026-11-15T10:00' },
  { from: ['2026-11-15', '2026-11-16'] },
  { from: '2026-11-15', to: '2026-11-14' },
  { action: 'delete' },
  { action: 'toString' },
  { campus: { $ne: 'lyon' } },
  { campus: '' },
  { state: { $null: true } },
  { email: 'x@example.org' },
]) {
  test(`${JSON.stringify(query)} is refused`, () => {
    assert.throws(() => requestsAsked(query, PARIS), Unclear);
  });
}

test('an address without the spaces around it', () => {
  assert.equal(addressAsked({ email: ' Ada@Example.org ' }), 'Ada@Example.org');
});

for (const body of [
  undefined,
  null,
  'ada@example.org',
  {},
  { email: '' },
  { email: 'ada' },
  { email: 'a b@example.org' },
  { email: ['ada@example.org'] },
  { email: { $ne: null } },
  { email: `${'a'.repeat(320)}@example.org` },
]) {
  test(`${JSON.stringify(body)?.slice(0, 40)} is no address`, () => {
    assert.throws(() => addressAsked(body), Unclear);
  });
}
