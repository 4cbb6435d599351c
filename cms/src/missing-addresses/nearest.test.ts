import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nearest } from './nearest.ts';

const SITE = [
  '/actualites',
  '/agenda',
  '/programmes',
  '/programmes/bts-mco',
  '/programmes/bts-ndrc',
  '/programmes/bachelor-marketing-digital',
  '/campus/lyon',
  '/campus/la-reunion',
  '/article?slug=la-rentree-en-dix-questions',
  '/en/programmes/bts-mco',
  '/ecole/mentions-legales',
];

for (const [name, asked, expected] of [
  ['a letter too many', '/programmes/bts-mcoo', '/programmes/bts-mco'],
  [
    'another place',
    '/formations/bachelor-marketing-digital',
    '/programmes/bachelor-marketing-digital',
  ],
  ['an old ending', '/mentions-legales.html', '/ecole/mentions-legales'],
  ['an accent', '/campus/la-réunion', '/campus/la-reunion'],
  ['a plural', '/agendas', '/agenda'],
  [
    'what a query names',
    '/article/rentree-en-dix-questions',
    '/article?slug=la-rentree-en-dix-questions',
  ],
  ['the same language', '/en/programme/bts-mco', '/en/programmes/bts-mco'],
  ['another programme of as short a name', '/programmes/bts-xyz', undefined],
  ['nothing alike', '/tarifs-cantine', undefined],
  ['one letter', '/x', undefined],
] as const) {
  test(`${name}: ${asked} → ${expected}`, () => {
    assert.equal(nearest(asked, SITE), expected);
  });
}

test('5,000 pages are compared in no time', () => {
  const pages = Array.from({ length: 5000 }, (_, at) => `/agenda/portes-ouvertes-de-rentree-${at}`);
  const start = performance.now();
  assert.equal(
    nearest('/agenda/portes-ouvertes-de-rentre-7', pages),
    '/agenda/portes-ouvertes-de-rentree-7',
  );
  assert.ok(performance.now() - start < 1500);
});
