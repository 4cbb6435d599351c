import { z } from 'zod';
import type { Locale } from '../config-schema.server';
import { blocks } from './blocks.server';
import { list, optional, optionalProse, prose, text } from './fields';
import { image } from './media.server';
import { type PageEntry, type PageKind, pageEntry, type Reading } from './page-entry.server';
import { select } from './select';
import { seo } from './seo.server';
import { client } from './service.server';

const named = z.object({ slug: text, name: prose });

const summary = z.object({
  slug: text,
  name: prose,
  situation: optionalProse,
  position: optionalProse,
  graduated: optional(z.number().int()),
  quote: prose,
  portrait: image,
  programme: optional(z.object({ slug: text, title: prose })),
  campus: optional(named),
  /** The campuses someone passed through, in order. */
  stages: list(z.object({ campus: optional(named) })).transform((stages) =>
    stages.flatMap(({ campus }) => campus ?? []),
  ),
});

const detail = summary.extend({ body: blocks, seo });

export type TestimonialSummary = z.output<typeof summary>;

export type Testimonial = z.output<typeof detail>;

const KIND: PageKind<Testimonial> = {
  uid: 'api::testimonial.testimonial',
  path: '/testimonials',
  place: '/temoignages/',
  schema: detail,
};

export function testimonial(slug: string, reading: Reading): Promise<PageEntry<Testimonial>> {
  return pageEntry(KIND, slug, reading);
}

const FIELDS = ['slug', 'name', 'situation', 'position', 'graduated', 'quote'];

/** Everyone who tells of their years here, the last to graduate first. */
export function testimonials(locale: Locale): Promise<TestimonialSummary[]> {
  return client.getEvery({
    path: KIND.path,
    locale,
    item: summary,
    query: {
      ...select(FIELDS, { portrait: '*', programme: ['slug', 'title'], campus: ['slug', 'name'] }),
      'populate[stages][populate][campus][fields][0]': 'slug',
      'populate[stages][populate][campus][fields][1]': 'name',
      sort: 'graduated:desc,id:asc',
    },
    make: (found) => found.toSorted((a, b) => (b.graduated ?? 0) - (a.graduated ?? 0)),
  });
}

/** The same, where a page can do without. */
export function testimonialsOrNull(locale: Locale): Promise<TestimonialSummary[] | null> {
  return client.orNull(testimonials(locale));
}
