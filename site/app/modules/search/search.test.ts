import { expect, it } from 'vitest';
import { addressOf, cleanWords, LONGEST_QUERY, readAsked } from './asked';
import { excerpt, highlighted } from './highlight';
import { planOf } from './plan';
import { exchanges } from './spelling';
import { cutAtWords, foldedWords } from './words';

it.each([
  ['spaces around and inside', '  bts   mco ', 'bts mco'],
  ['line breaks and tabs', 'bts\n\tmco', 'bts mco'],
  ['what is no character', 'bts\u0000\u202e mco\u200b', 'bts mco'],
  ['a letter and its accent apart', 'e\u0301cole', 'école'],
  ['only spaces', ' \n ', ''],
])('cleans %s', (_what, typed, clean) => {
  expect(cleanWords(typed)).toBe(clean);
});

it('cuts what is longer than anyone types, between characters', () => {
  expect(cleanWords('é'.repeat(500))).toBe('é'.repeat(LONGEST_QUERY));
  expect(cleanWords(`${'a'.repeat(99)}🎓🎓`)).toBe(`${'a'.repeat(99)}🎓`);
});

it.each([
  ['', { words: '', within: null, page: 1 }],
  ['q=bts+mco', { words: 'bts mco', within: null, page: 1 }],
  ['q=bts&dans=actualites&page=2', { words: 'bts', within: 'news', page: 2 }],
  ['q=bts&dans=ailleurs', { words: 'bts', within: null, page: 1 }],
  ['q=bts&q=mco', { words: 'bts', within: null, page: 1 }],
  ['q=bts&page=deux', { words: 'bts', within: null, page: Number.NaN }],
] as const)('reads what %j asks', (query, asked) => {
  expect(readAsked(new URLSearchParams(query))).toEqual(asked);
});

it('writes the address it reads', () => {
  const asked = { words: 'l’école & vous', within: 'programmes', page: 3 } as const;
  const address = new URL(addressOf(asked), 'https://site.example');
  expect(readAsked(address.searchParams)).toEqual(asked);
  expect(addressOf({ words: 'bts', within: null, page: 1 })).toBe('/recherche?q=bts');
});

it('parts words at elisions, hyphens and signs, and compares them folded', () => {
  expect(foldedWords('L’École d’Évry-Courcouronnes, Bac + 3\u00a0!')).toEqual([
    ...['l', 'ecole', 'd', 'evry', 'courcouronnes', 'bac', '3'],
  ]);
});

it.each(['', 'mot', ' un, deux ', '¡', 'Étude (2026)'])('puts %j together again', (text) => {
  const pieces = cutAtWords(text).map((piece) => piece.text);
  expect(pieces.join('')).toBe(text);
});

const VOCABULARY = {
  ignored: ['de', 'la', 'quel'],
  alike: [
    ['JPO', 'portes ouvertes', 'journée de portes ouvertes'],
    ['prix', 'coût'],
  ],
};

it('plans one wish for each word that tells something', () => {
  expect(planOf('Quel BTS de la PME', VOCABULARY)).toEqual([
    { phrase: ['bts'], alike: [] },
    { phrase: ['pme'], alike: [] },
  ]);
  expect(planOf('de la', VOCABULARY).map(({ phrase }) => phrase)).toEqual([['de'], ['la']]);
  expect(planOf('', VOCABULARY)).toEqual([]);
});

it('plans a phrase that has other names as one wish, the longest there is', () => {
  expect(planOf('journée portes ouvertes Lyon', VOCABULARY)).toEqual([
    { phrase: ['journee', 'portes', 'ouvertes'], alike: [['jpo'], ['portes', 'ouvertes']] },
    { phrase: ['lyon'], alike: [] },
  ]);
  expect(planOf('portes ouvertes', VOCABULARY)).toEqual([
    { phrase: ['portes', 'ouvertes'], alike: [['jpo']] },
  ]);
  expect(planOf('cout', VOCABULARY)).toEqual([{ phrase: ['cout'], alike: [['prix']] }]);
});

it('looks for a dozen words at most', () => {
  expect(planOf('mot '.repeat(40), VOCABULARY)).toHaveLength(12);
});

it('exchanges neighbours', () => {
  expect(exchanges('lyno')).toEqual(['ylno', 'lnyo', 'lyon']);
  expect(exchanges('aab')).toEqual(['aba']);
});

const isSchool = (word: string) => /^écoles?$/i.test(word);

it('marks words and nothing but words, whatever stands around them', () => {
  expect(highlighted('L’École <b>école</b> écolier', isSchool)).toEqual([
    { text: 'L’', hit: false },
    { text: 'École', hit: true },
    { text: ' <b>', hit: false },
    { text: 'école', hit: true },
    { text: '</b> écolier', hit: false },
  ]);
  expect(highlighted('', isSchool)).toEqual([]);
});

const LONG = 'Un mot après un autre, '.repeat(20);

it.each([
  ['the summary when it has the word', 'Une école.', 'Une école ailleurs.', 'Une école.'],
  ['the rest of the page when only that has it', 'Rien.', 'Une école.', 'Une école.'],
  ['the summary when nothing has it', 'Rien.', 'Rien non plus.', 'Rien.'],
  ['the page when there is no summary', '', 'Le début.', 'Le début.'],
])('excerpts %s', (_what, summary, text, shown) => {
  expect(excerpt(summary, text, isSchool)).toBe(shown);
});

it('cuts an excerpt between words, around what was found', () => {
  const inside = excerpt('', `${LONG}\nUne école ici. ${LONG}`, isSchool);
  expect(inside).toMatch(/^…\u00a0\S.* Une école ici\. .*\S\u00a0…$/);
  expect(inside.length).toBeLessThan(200);
  const start = excerpt(LONG, '', isSchool);
  expect(start).toMatch(/^Un mot .*\S\u00a0…$/);
  expect(excerpt('', 'x'.repeat(500), isSchool).length).toBeLessThan(200);
});
