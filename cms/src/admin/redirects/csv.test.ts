import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judge } from '../../redirects/import/judge.ts';
import { readLines } from '../../redirects/import/lines.ts';
import { refusedLines, template } from './csv.ts';

const read = (csv: string) => readLines(new TextEncoder().encode(csv));

test('RED-8: refused lines come back as they went, once mended', () => {
  const lines = [
    { line: 2, from: '/a', to: '/b', note: 'Un « ; » et un "guillemet"' },
    { line: 3, from: '/c', to: '/d', note: '' },
    { line: 4, from: '/d', to: '/e', note: '' },
    { line: 5, from: 'x', to: '/b', note: 'y' },
  ];
  const refused = refusedLines(judge(lines, [{ from: '/b', to: '/z' }]));
  assert.match(refused, /^\u{feff}ancienne adresse;nouvelle adresse;remarque;motif du refus\r\n/u);
  assert.match(refused, /« \/e » \(ligne 4\) : visez cette adresse\.\r\n/);
  assert.deepEqual(
    read(refused).map(({ from, to, note }) => [from, to, note]),
    [
      ['/a', '/b', 'Un « ; » et un "guillemet"'],
      ['/c', '/d', ''],
      ['x', '/b', 'y'],
    ],
  );
});

test('RED-8: every line of the template can be imported', () => {
  const verdicts = judge(read(template()), []).map(({ verdict }) => verdict);
  assert.deepEqual(verdicts, ['accepted', 'accepted', 'accepted']);
});
