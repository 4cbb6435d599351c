import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bound, counted } from './words.ts';

for (const [count, said] of [
  [0, '0 ligne'],
  [1, '1 ligne'],
  [2, '2 lignes'],
  [20_000, '20\u{202f}000 lignes'],
] as const) {
  test(`${count} is counted as in French`, () => {
    assert.equal(counted(count, 'ligne', 'lignes'), said);
  });
}

test('guillemets and colons stay with their words', () => {
  assert.equal(
    bound('« /a » mène à « /b » : non'),
    '«\u{a0}/a\u{a0}» mène à «\u{a0}/b\u{a0}»\u{a0}: non',
  );
});
