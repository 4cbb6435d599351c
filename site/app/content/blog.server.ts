import { z } from 'zod';
import type { Locale } from '../config-schema.server';
import { readingMinutes } from '../modules/news';
import { blocks } from './blocks.server';
import { DATED_FIELDS, datedFields, dueEntry, everyDue, toDated } from './dated.server';
import { enveloped, optional, optionalProse, prose, text } from './fields';
import type { PageEntry, PageKind, Reading } from './page-entry.server';
import { select } from './select';
import { seo } from './seo.server';
import { client } from './service.server';

const fields = datedFields.extend({
  author: optionalProse,
  category: optional(z.object({ title: prose, slug: text })),
});

const summary = fields.transform(toDated);
const detail = fields
  .extend({ body: blocks, seo })
  .transform((post) => ({ ...toDated(post), minutes: readingMinutes(post.body) }));

export type PostSummary = z.output<typeof summary>;
export type BlogPost = z.output<typeof detail>;

const KIND: PageKind<BlogPost> = {
  uid: 'api::blog-post.blog-post',
  path: '/blog-posts',
  place: '/blog/',
  schema: detail,
};

export function blogPost(slug: string, reading: Reading): Promise<PageEntry<BlogPost>> {
  return dueEntry(KIND, slug, reading);
}

/** RTE-8: every post whose time has come, newest first. */
export function posts(locale: Locale): Promise<PostSummary[]> {
  return everyDue({
    path: KIND.path,
    locale,
    item: summary,
    query: select([...DATED_FIELDS, 'author'], {
      focusImage: '*',
      category: ['title', 'slug'],
    }),
  });
}

/** The same, where a page can do without. */
export function postsOrNull(locale: Locale): Promise<PostSummary[] | null> {
  return client.orNull(posts(locale));
}

const read = z
  .object({ slug: text, body: blocks })
  .transform(({ slug, body }) => ({ slug, minutes: readingMinutes(body) }));

/** How long each of these posts takes to read. Only the words are asked for, and only of the posts that are shown. */
export async function readingTimesOrNull(
  slugs: string[],
  locale: Locale,
): Promise<Map<string, number> | null> {
  if (slugs.length === 0) return null;
  const found = await client.getSilently({
    path: KIND.path,
    locale,
    schema: enveloped(z.array(read)),
    query: {
      ...select(['slug']),
      ...Object.fromEntries(slugs.map((slug, index) => [`filters[slug][$in][${index}]`, slug])),
      'populate[body][on][texts.title][fields][0]': 'text',
      'populate[body][on][texts.rich-text][fields][0]': 'text',
      'populate[body][on][texts.quote][fields][0]': 'text',
      'populate[body][on][texts.chapter][fields][0]': 'title',
      'populate[body][on][texts.chapter][fields][1]': 'text',
      'populate[body][on][texts.accordion][populate][items]': 'true',
      'pagination[limit]': '100',
    },
  });
  return found && new Map(found.map(({ slug, minutes }) => [slug, minutes]));
}
