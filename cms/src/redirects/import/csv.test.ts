import assert from 'node:assert/strict';
import { test } from 'node:test';
import { OpenQuote, parseCsv } from './csv.ts';

for (const [name, text, rows] of [
  [
    'plain cells',
    'a;b\nc;d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['an end of line at the end', 'a;b\n', [['a', 'b']]],
  ['ends of line of every kind', 'a\r\nb\rc\nd', [['a'], ['b'], ['c'], ['d']]],
  ['empty cells', ';a;\n', [['', 'a', '']]],
  ['an empty cell at the very end', 'a;', [['a', '']]],
  ['blank lines', 'a\n\nb', [['a'], [''], ['b']]],
  ['separators in quotes', '"a;b";c', [['a;b', 'c']]],
  ['lines in quotes', '"a\r\nb";c\nd', [['a\r\nb', 'c'], ['d']]],
  ['doubled quotes', '"a ""b""";""""', [['a "b"', '"']]],
  ['empty quotes', '"";a', [['', 'a']]],
  ['a quote inside a cell', 'a"b;c"', [['a"b', 'c"']]],
  ['text after a closing quote', '"a"b;c', [['ab', 'c']]],
  ['nothing', '', []],
] as const) {
  test(`RED-8: ${name} are parsed: ${JSON.stringify(text)}`, () => {
    assert.deepEqual(parseCsv(text, ';'), rows);
  });
}

test('RED-8: a quote that is never closed is named by its row', () => {
  assert.throws(
    () => parseCsv('a\n"b\nc', ';'),
    (error) => error instanceof OpenQuote && error.row === 2,
  );
});

test('RED-8: a cell of two million characters is no trouble', () => {
  assert.equal(parseCsv(`"${'x""'.repeat(600_000)}"`, ',')[0]?.[0]?.length, 1_200_000);
});
