import { expect, it } from 'vitest';
import { countOf, countProgrammes } from './index';

const offering = (programme: string, campus: string) => ({
  programme: { slug: programme },
  campus: { slug: campus },
});
const PROGRAMMES = [
  { slug: 'mco', landingType: 'bts' },
  { slug: 'gpme', landingType: 'bts' },
  { slug: 'mba', landingType: 'mba' },
  { slug: 'autre', landingType: null },
];
const counts = countProgrammes(PROGRAMMES, [
  offering('mco', 'lyon'),
  offering('mco', 'gap'),
  offering('gpme', 'lyon'),
  offering('mba', 'lyon'),
  offering('mba', 'lyon'),
  offering('autre', 'gap'),
  offering('sans-page', 'gap'),
]);

it.each([
  ['', '', 4],
  ['bts', '', 2],
  ['mba', '', 1],
  ['', 'lyon', 3],
  ['bts', 'lyon', 2],
  ['mba', 'lyon', 1],
  ['', 'gap', 2],
  ['bts', 'gap', 1],
  ['mba', 'gap', 0],
  ['bachelor', '', 0],
  ['bts', 'atlantide', 0],
])('of type « %s » at « %s »: %i', (type, campus, expected) => {
  expect(countOf(counts, type, campus)).toBe(expected);
});
