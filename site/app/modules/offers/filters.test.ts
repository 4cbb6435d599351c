import { expect, it } from 'vitest';
import type { OfferSummary } from '../../content/offers.server';
import { matching, readFilters } from './index';

const offer = (slug: string, fields: Partial<OfferSummary>): OfferSummary => ({
  slug,
  title: 'Vendeur (F/H)',
  company: 'Séchoirs de Roquebaude',
  contract: 'apprentissage',
  start: null,
  place: null,
  rhythm: null,
  campus: null,
  programme: null,
  ...fields,
});

const lyon = { slug: 'lyon', name: 'Lyon' };
const mco = { slug: 'bts-mco', title: 'BTS MCO' };
const OFFERS = [
  offer('a', { campus: lyon, programme: mco, place: 'Villeurbanne' }),
  offer('b', { campus: lyon, title: 'Chargé d’œuvres' }),
  offer('c', { programme: mco, rhythm: 'Trois jours en entreprise' }),
];

it.each([
  ['', ['a', 'b', 'c']],
  ['campus=&formation=&q=', ['a', 'b', 'c']],
  ['campus=lyon', ['a', 'b']],
  ['formation=bts-mco', ['a', 'c']],
  ['campus=lyon&formation=bts-mco', ['a']],
  ['campus=atlantide', []],
  ['formation=LYON', []],
  ['q=villeurbanne', ['a']],
  ['q=++SECHOIRS++vendeur+', ['a', 'c']],
  ["q=charge+d'oeuvres", ['b']],
  ['q=Chargé+d’œuvres', ['b']],
  ['q=lyon', ['a', 'b']],
  ['q=bts', ['a', 'c']],
  ['q=trois+jours&campus=lyon', []],
  ['q=.*', []],
])('RTE-10: ?%s shows %j', (query, slugs) => {
  const found = matching(OFFERS, readFilters(new URLSearchParams(query)));
  expect(found.map(({ slug }) => slug)).toEqual(slugs);
});
