import { z } from 'zod';
import { link, list, optional, optionalProse, text } from './fields';
import { image } from './media.server';

export const metas = list(
  z.object({ type: z.enum(['name', 'property', 'itemprop']), key: text, value: z.string() }),
);

/** Links that say something of the page. One that would fetch something into it is left out. */
const relation = z.enum(['alternate', 'author', 'canonical', 'license', 'me', 'next', 'prev']);
const links = list(
  z
    .object({ rel: relation, href: link.pipe(z.string()) })
    .nullable()
    .catch(null),
).transform((all) => all.filter((found) => found !== null));

const overrides = z.object({
  metaTitle: optionalProse,
  metaDescription: optionalProse,
  shareImage: image,
  og: optional(
    z.object({
      title: optionalProse,
      description: optionalProse,
      type: optional(z.string()),
    }),
  ),
  twitter: optional(
    z.object({
      card: optional(z.enum(['summary', 'summary_large_image'])),
      title: optionalProse,
      description: optionalProse,
    }),
  ),
  metas,
  links,
  preventIndexing: z.boolean().nullish(),
  pageLayout: optional(z.string()),
});

/** SEO-1: what an editor says of a page over what it says of itself; all of it may be missing. */
export const seo = optional(
  overrides.transform(({ metaTitle, metaDescription, preventIndexing, ...rest }) => ({
    ...rest,
    title: metaTitle,
    description: metaDescription,
    preventIndexing: preventIndexing === true,
  })),
);

export type Seo = z.output<typeof seo>;
