import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sieve, targets, withWords } from './sift.ts';

const rules = [
  { from: '/jpo', to: '/agenda' },
  { from: '/blogue/*', to: '/blog/*' },
  { from: '/%c3%a9l%c3%a8ves', to: '/vie-etudiante' },
  { from: '/campus/ferme', to: '/campus/lyon' },
];
const pages = ['/programmes/bts-mco', '/article?slug=rentree', '/en/campus/lyon', '/campus/ferme'];
const isMissing = sieve({ pages, rules });

for (const [name, address, missing] of [
  ['nothing there, nothing that leads on', '/inconnue', true],
  ['a rule', '/jpo', false],
  ['a rule for all below', '/blogue/a/b', false],
  ['beside a rule for all below', '/blogueurs', true],
  ['a rule written with the code of its accents', '/élèves', false],
  ['a page that is there again', '/programmes/bts-mco', false],
  ['a page that a query names', '/article/rentree', false],
  ['a page of the other language only', '/campus/lyon', true],
  ['below a page', '/programmes/bts-mco/tarifs', true],
] as const) {
  test(`RED-8: ${name}: ${address} is ${missing ? '' : 'not '}listed`, () => {
    assert.equal(isMissing(address), missing);
  });
}

test('RED-7: nobody is led to a page that leads on', () => {
  assert.deepEqual(targets({ pages, rules }), pages.slice(0, 3));
});

test('rows are found by their address or where they were asked from, accents and capitals aside', () => {
  const row = (address: string, from: string) => ({
    ...{ address, count: 1, firstSeen: '2026-11-15', lastSeen: '2026-11-15' },
    referrers: [{ from, count: 1 }],
  });
  const rows = [row('/élèves/ma%20page', '/agenda'), row('/autre', 'annuaire.example')];
  for (const [words, found] of [
    ['', rows],
    ['ELEVES', rows.slice(0, 1)],
    ['élèves agenda', rows.slice(0, 1)],
    ['annuaire', rows.slice(1)],
    ['élèves annuaire', []],
    ['100 %', []],
  ] as const) {
    assert.deepEqual(withWords(rows, words), found, words);
  }
});
