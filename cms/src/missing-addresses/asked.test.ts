import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ignoringAsked, listAsked } from './asked.ts';

test('a list is asked for by its name, words and page, or as it first shows', () => {
  assert.deepEqual(listAsked({}), { list: 'open', words: '', page: 1 });
  assert.deepEqual(listAsked({ list: 'ignored', words: 'bts', page: '3' }), {
    list: 'ignored',
    words: 'bts',
    page: 3,
  });
});

for (const query of [
  { list: 'all' },
  { words: ['a', 'b'] },
  { words: 'x'.repeat(201) },
  { page: '0' },
  { page: '1.5' },
  { page: 'x' },
  { page: '9999999' },
]) {
  test(`${JSON.stringify(query).slice(0, 40)} cannot be meant`, () => {
    assert.equal(listAsked(query), undefined);
  });
}

test('an address is ignored, or no longer', () => {
  for (const ignored of [true, false])
    assert.deepEqual(ignoringAsked({ address: '/x', ignored }), { address: '/x', ignored });
});

for (const body of [
  undefined,
  null,
  'x',
  {},
  { address: '/x' },
  { address: 1, ignored: true },
  { address: '/x', ignored: 'yes' },
]) {
  test(`${JSON.stringify(body)} says nothing of the kind`, () => {
    assert.equal(ignoringAsked(body), undefined);
  });
}
