import { z } from 'zod';
import { config } from '../config.server';
import type { Locale } from '../config-schema.server';
import { schoolDay } from '../modules/calendar';
import { instant, optional, optionalProse, prose, text } from './fields';
import { soonestFirst } from './order';
import { type PageEntry, type PageKind, pageEntry, type Reading } from './page-entry.server';
import { richText } from './rich-text.server';
import { select } from './select';
import { seo } from './seo.server';
import { client } from './service.server';
import { keyOf } from './terms.server';

const fields = z.object({
  slug: text,
  title: prose,
  company: prose,
  contract: keyOf(({ courses }) => courses.offers.contracts),
  start: optional(z.iso.date()),
  place: optionalProse,
  rhythm: optionalProse,
  campus: optional(z.object({ slug: text, name: prose })),
  programme: optional(z.object({ slug: text, title: prose })),
});

const detail = fields.extend({
  /** When it was first entered: to publish it again changes nothing of its age. */
  createdAt: optional(instant),
  expiry: z.iso.date(),
  description: optional(z.string().transform((source) => richText(source, 2))),
  seo,
});

const offerPage = detail.transform(({ createdAt, ...rest }) => ({ ...rest, posted: createdAt }));

export type OfferSummary = z.output<typeof fields>;
export type Offer = z.output<typeof offerPage>;

const KIND: PageKind<Offer> = {
  uid: 'api::work-study-offer.work-study-offer',
  path: '/work-study-offers',
  place: '/offres-alternance?offre=',
  schema: offerPage,
};

/** One offer, standing or not: a link may outlive it, and an editor may preview it. */
export function offer(slug: string, reading: Reading): Promise<PageEntry<Offer>> {
  return pageEntry(KIND, slug, reading);
}

/** Whether an offer is closed, which it is from the day after it expires. */
export function isClosed({ expiry }: Offer): boolean {
  return expiry < today();
}

const FIELDS = ['slug', 'title', 'company', 'contract', 'start', 'place', 'rhythm'];

/** RTE-10: every offer that stands, the next to start first. The day is part of the address, and so of the cache's key. */
export function offers(locale: Locale): Promise<OfferSummary[]> {
  return client.getEvery({
    path: KIND.path,
    locale,
    item: fields,
    query: {
      ...select(FIELDS, { campus: ['slug', 'name'], programme: ['slug', 'title'] }),
      'filters[expiry][$gte]': today(),
      sort: 'start:asc,id:asc',
    },
    make: (found) => soonestFirst(found, ({ start }) => start),
  });
}

/** The same, for a page that can do without. */
export function offersOrNull(locale: Locale): Promise<OfferSummary[] | null> {
  return client.orNull(offers(locale));
}

function today(): string {
  return schoolDay(config.now());
}
