import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseCsv, UnclosedQuote } from './csv.ts';

const table: [string, string, string[][]][] = [
  [
    'semicolons',
    '/a;/b\n/c;/d\n',
    [
      ['/a', '/b'],
      ['/c', '/d'],
    ],
  ],
  [
    'commas, and no line at the end',
    '/a,/b\r\n/c,/d',
    [
      ['/a', '/b'],
      ['/c', '/d'],
    ],
  ],
  ['tabs', '/a\t/b', [['/a', '/b']]],
  ['a mark of UTF-8', '\u{feff}/a;/b', [['/a', '/b']]],
  ['the other separator inside', '/a;/b?x=1,2', [['/a', '/b?x=1,2']]],
  ['quotes', '"/a;b";"/c ""d"""\n', [['/a;b', '/c "d"']]],
  ['a line break in quotes', '"/a\n";/b', [['/a', '/b']]],
  ['blank lines and an empty cell', '\n/a;;\n;;\n', [['/a', '', '']]],
  ['nothing', '', []],
];

for (const [name, text, rows] of table) {
  test(`a table with ${name}`, () => {
    assert.deepEqual(
      parseCsv(text).map(({ cells }) => cells),
      rows,
    );
  });
}

test('rows know the line they begin on', () => {
  const lines = parseCsv('\n"/a\n";/b\r\n\r\n/c;/d').map(({ line }) => line);
  assert.deepEqual(lines, [2, 5]);
});

for (const text of ['/a;/b\n"/c;/d', '"/a"x;/b']) {
  test(`a quote that is not closed is told: ${JSON.stringify(text)}`, () => {
    assert.throws(() => parseCsv(text), UnclosedQuote);
  });
}
