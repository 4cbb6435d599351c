import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MOST_BYTES, MOST_LINES } from './limits.ts';
import { readLines, Unreadable } from './lines.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const rules = (text: string, siteUrl?: string) =>
  readLines(bytes(text), siteUrl).map(({ from, to }) => `${from} → ${to}`);

for (const [name, text] of [
  ['an English header', 'from,to,note\n/a,/b,n'],
  [
    'a French header, as Excel writes it',
    '\u{feff}Ancienne adresse;Nouvelle adresse;Remarque\r\n/a;/b;n',
  ],
  ['a header in capitals', 'ANCIENNE  ADRESSE\tNOUVELLE ADRESSE\tREMARQUE\n/a\t/b\tn'],
  ['columns in another order, and one that means nothing', 'note;motif;to;from\nn;x;/b;/a'],
  ['no header', '/a,/b,n'],
  ['blank lines around it', '\n;;\n/a;/b;n\n\n'],
  ['quotes', '"from","to","note"\n"/a","/b","n"'],
] as const) {
  test(`RED-8: a file is read with ${name}`, () => {
    const [line, ...others] = readLines(bytes(text));
    assert.deepEqual([line?.from, line?.to, line?.note, others], ['/a', '/b', 'n', []]);
  });
}

for (const [separator, text] of [
  [';', '/a,b;/c,d'],
  [',', '/a;b,/c;d'],
  ['a tab', '/a,b;c\t/d,e;f'],
] as const) {
  test(`RED-8: the separator is ${separator} though addresses hold the others: ${text}`, () => {
    const [line] = readLines(bytes(text));
    assert.deepEqual(`${line?.from}|${line?.to}`, text.replace(/(?<=[a-d])[;,\t](?=\/)/, '|'));
  });
}

test('RED-8: lines have the number a spreadsheet gives them', () => {
  const text = 'from;to;note\n\n/a;/b;"en deux\nlignes"\n/c;/d;\n';
  assert.deepEqual(
    readLines(bytes(text)).map(({ line, note }) => [line, note]),
    [
      [3, 'en deux lignes'],
      [4, ''],
    ],
  );
});

for (const [name, text, siteUrl, expected] of [
  ['of any host become paths', 'https://ancien.example/A/;/b', undefined, '/a → /b'],
  [
    'of the site become paths',
    'https://ecole.example/a;/b',
    'https://www.ecole.example',
    '/a → /b',
  ],
  ['with www too', 'HTTP://www.Ecole.example/a/*;/b', 'https://ecole.example', '/a/* → /b'],
  ['of the home page too', 'https://ecole.example;/b', 'https://ecole.example', '/ → /b'],
  ['keep their query, to be refused', 'https://ecole.example/a?id=3;/b', undefined, '/a?id=3 → /b'],
  [
    'of another site stay whole, to be refused',
    'https://autre.example/a;/b',
    'https://ecole.example',
    'https://autre.example/a → /b',
  ],
] as const) {
  test(`RED-8: old addresses ${name}`, () => {
    assert.deepEqual(rules(text, siteUrl), [expected]);
  });
}

test('RED-7: new addresses of the site become paths, so that a chain through them is seen', () => {
  const text = '/a;https://www.ecole.example/b?x=1\n/c;https://autre.example/d';
  assert.deepEqual(rules(text, 'https://ecole.example'), [
    '/a → /b?x=1',
    '/c → https://autre.example/d',
  ]);
  assert.deepEqual(rules('/a;https://ecole.example/b'), ['/a → https://ecole.example/b']);
});

for (const [name, file, reason] of [
  ['an empty file', bytes(''), /aucune redirection/],
  ['a header alone', bytes('from,to,note\n'), /aucune redirection/],
  ['a workbook', Uint8Array.of(0x50, 0x4b, 3, 4, 0x14, 0, 6, 0), /format CSV/],
  ['a quote left open', bytes('/a;/b\n"/c;/d\n/e;/f'), /guillemet ouvert à la ligne 2/],
  ['a file too large', new Uint8Array(MOST_BYTES + 1).fill(0x41), /dépasse 2 Mo/],
  ['too many lines', bytes('/a;/b\n'.repeat(MOST_LINES + 1)), /plus de 20\s000 lignes/],
] as const) {
  test(`RED-8: ${name} is refused with the reason`, () => {
    assert.throws(
      () => readLines(file),
      (error: unknown) => error instanceof Unreadable && reason.test(error.message),
    );
  });
}
