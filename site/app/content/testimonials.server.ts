import { z } from 'zod';
import { blocks } from './blocks.server';
import { list, optional, text } from './fields';
import { image } from './media.server';
import { type PageEntry, type PageKind, pageEntry, type Reading } from './page-entry.server';
import { seo } from './seo.server';

const named = z.object({ slug: text, name: text });

const detail = z.object({
  slug: text,
  name: text,
  situation: optional(z.string()),
  position: optional(z.string()),
  graduated: optional(z.number().int()),
  quote: text,
  portrait: image,
  programme: optional(z.object({ slug: text, title: text })),
  campus: optional(named),
  /** The campuses someone passed through, in order. */
  stages: list(z.object({ campus: optional(named) })).transform((stages) =>
    stages.flatMap(({ campus }) => campus ?? []),
  ),
  body: blocks,
  seo,
});

export type Testimonial = z.output<typeof detail>;

const KIND: PageKind<Testimonial> = {
  uid: 'api::testimonial.testimonial',
  path: '/testimonials',
  schema: detail,
};

export function testimonial(slug: string, reading: Reading): Promise<PageEntry<Testimonial>> {
  return pageEntry(KIND, slug, reading);
}
