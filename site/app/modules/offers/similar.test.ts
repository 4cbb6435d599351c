import { expect, it } from 'vitest';
import type { OfferSummary } from '../../content/offers.server';
import { similarTo } from './index';

const lyon = { slug: 'lyon', name: 'Lyon' };
const mco = { slug: 'bts-mco', title: 'BTS MCO' };
const offer = (slug: string, fields: Partial<OfferSummary>): OfferSummary => ({
  slug,
  title: 'Vendeur (F/H)',
  company: 'Maison Témoin',
  contract: null,
  start: null,
  place: null,
  rhythm: null,
  campus: null,
  programme: null,
  ...fields,
});
const STANDING = [
  offer('near', { campus: lyon }),
  offer('neither', {}),
  offer('same', { campus: lyon, programme: mco }),
  offer('far', { programme: mco }),
];

it.each([
  ['programme and campus', { campus: lyon, programme: mco }, ['same', 'far', 'near']],
  ['programme', { campus: null, programme: mco }, ['same', 'far']],
  ['campus', { campus: lyon, programme: null }, ['near', 'same']],
  ['nothing known', { campus: null, programme: null }, []],
])('RTE-10: offers like a closed one, by its %s', (_name, closed, slugs) => {
  expect(similarTo(closed, STANDING).map(({ slug }) => slug)).toEqual(slugs);
});
