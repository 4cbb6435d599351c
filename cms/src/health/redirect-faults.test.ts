import assert from 'node:assert/strict';
import { test } from 'node:test';
import { redirectFaults } from './redirect-faults.ts';

/** Rules as « from → to », the pages that are published, and what is said of each rule in fault. */
type Case = {
  name: string;
  rules: [string, string][];
  pages?: string[];
  faults: Record<string, RegExp>;
};

const cases: Case[] = [
  {
    name: 'a sound table',
    rules: [
      ['/jpo', '/agenda'],
      ['/journees', '/agenda'],
      ['/blogue/*', '/blog/*'],
      ['/pdf', 'https://media.example/jpo'],
      ['/salon/*', '/salon'],
    ],
    pages: ['/agenda', '/blogueurs', '/blog/jpo', '/jpo/2026', '/salon'],
    faults: {},
  },
  {
    name: 'a rule that hides what a query names, and one that hides only the list',
    rules: [
      ['/article/x', '/blog'],
      ['/offres-alternance', '/blog'],
    ],
    pages: ['/article?slug=x', '/article?slug=y', '/offres-alternance?offre=y'],
    faults: { '/article/x': /Cache la page publiée à l’adresse « \/article\?slug=x »/ },
  },
  {
    name: 'a rule that leads to what a query names, and has moved',
    rules: [
      ['/promo', '/article?slug=x'],
      ['/article/x', '/article/y'],
    ],
    faults: { '/promo': /visez directement « \/article\/y »/ },
  },
  {
    name: 'a rule that leads to itself',
    rules: [['/x', '/x']],
    faults: { '/x': /Tourne en rond : \/x → \/x\./ },
  },
  {
    name: 'a loop of two',
    rules: [
      ['/a', '/b'],
      ['/b', '/a'],
    ],
    faults: { '/a': /rond : \/a → \/b → \/a\./, '/b': /rond : \/b → \/a → \/b\./ },
  },
  {
    name: 'a loop by pattern',
    rules: [['/x/*', '/x/y']],
    faults: { '/x/*': /Tourne en rond/ },
  },
  {
    name: 'a way into a loop',
    rules: [
      ['/a', '/b'],
      ['/b', '/b'],
    ],
    faults: { '/a': /rond : \/a → \/b → \/b\./, '/b': /rond : \/b → \/b\./ },
  },
  {
    name: 'a chain, which names its end',
    rules: [
      ['/a', '/b'],
      ['/b', '/c'],
      ['/c', 'https://elsewhere.example/'],
    ],
    faults: {
      '/a': /Mène à « \/b », lui-même redirigé : visez directement « https:\/\/elsewhere\.example\/ »/,
      '/b': /Mène à « \/c »/,
    },
  },
  {
    name: 'a chain by pattern',
    rules: [
      ['/portes', '/rendez-vous/jpo'],
      ['/rendez-vous/*', '/agenda'],
    ],
    faults: { '/portes': /visez directement « \/agenda »/ },
  },
  {
    name: 'a chain by two patterns, which keeps what they cover',
    rules: [
      ['/portes', '/rendez-vous/jpo'],
      ['/rendez-vous/*', '/agenda/*'],
    ],
    faults: { '/portes': /visez directement « \/agenda\/jpo »/ },
  },
  {
    name: 'patterns that meet again without a loop',
    rules: [
      ['/a', '/y/1'],
      ['/y/*', '/z/*'],
      ['/z/1', '/y/2'],
    ],
    faults: { '/a': /directement « \/z\/2 »/, '/z/1': /directement « \/z\/2 »/ },
  },
  {
    name: 'a pattern that leads below itself',
    rules: [['/x/*', '/x/y/*']],
    faults: { '/x/*': /rond : \/x\/\* → \/x\/y\/\* → .* → …\./ },
  },
  {
    name: 'a duplicate',
    rules: [
      ['/jpo', '/agenda'],
      ['/jpo', '/contact'],
    ],
    faults: { '/jpo': /redirigée 2 fois, vers « \/agenda » et « \/contact »/ },
  },
  {
    name: 'a page published where a rule leads away',
    rules: [['/actualites/rentree', '/agenda']],
    pages: ['/actualites/rentree'],
    faults: {
      '/actualites/rentree': /Cache la page publiée à l’adresse « \/actualites\/rentree »/,
    },
  },
  {
    name: 'pages published below a pattern',
    rules: [['/ecole/*', '/contact']],
    pages: ['/ecole/histoire', '/ecole/alumni/promo', '/ecole'],
    faults: { '/ecole/*': /Cache 2 pages publiées, dont « \/ecole\/histoire »/ },
  },
  {
    name: 'everything hidden',
    rules: [['/*', 'https://travaux.example/']],
    pages: ['/', '/ecole/histoire'],
    faults: { '/*': /Cache 2 pages publiées, dont « \/ »/ },
  },
  {
    name: 'a loop that hides a page too',
    rules: [['/x', '/x']],
    pages: ['/x'],
    faults: { '/x': /Tourne en rond.*Cache la page/ },
  },
];

for (const { name, rules, pages = [], faults } of cases) {
  test(`RED-7: ${name}`, () => {
    const saved = rules.map(([from, to], number) => ({ documentId: String(number), from, to }));
    const found = redirectFaults(saved, pages);
    assert.deepEqual([...new Set(found.map(({ rule }) => rule.from))], Object.keys(faults));
    for (const { rule, reason } of found) assert.match(reason, faults[rule.from] ?? /^$/);
  });
}

test('RED-8: 10,000 rules and 60,000 pages are gone through in one go', () => {
  const rules = Array.from({ length: 10_000 }, (_, number) => ({
    documentId: String(number),
    from: `/vieux/${number}`,
    to: `/actualites/${number}`,
  }));
  const everything = { documentId: '*', from: '/actualites/*', to: '/blog' };
  const pages = Array.from({ length: 60_000 }, (_, number) => `/actualites/${number}`);
  const found = redirectFaults([...rules, everything], pages);
  assert.equal(found.length, 10_001);
  assert.match(found.at(-1)?.reason ?? '', /Cache 60000 pages/);
});
