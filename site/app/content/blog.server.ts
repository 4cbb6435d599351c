import { z } from 'zod';
import type { Locale } from '../config-schema.server';
import { readingMinutes } from '../modules/news';
import type { Filled } from './blocks/filled';
import { blocks } from './blocks.server';
import { isDue } from './due.server';
import { enveloped, instant, list, optional, text } from './fields';
import { image } from './media.server';
import { newestFirst } from './order';
import {
  absent,
  type PageEntry,
  type PageKind,
  pageEntry,
  type Reading,
} from './page-entry.server';
import { select } from './select';
import { seo } from './seo.server';
import { client } from './service.server';

const fields = z.object({
  slug: text,
  title: text,
  publishDate: optional(instant),
  summary: optional(z.string()),
  author: optional(z.string()),
  focusImage: image,
  category: optional(z.object({ title: text, slug: text })),
});

const summary = fields.transform(toPost);
const detail = fields
  .extend({ body: blocks, seo })
  .transform((post) => ({ ...toPost(post), minutes: readingMinutes(post.body) }));

function toPost<Fields extends z.output<typeof fields>>(item: Fields) {
  const { publishDate, focusImage, ...rest } = item;
  return { ...rest, date: publishDate, image: focusImage };
}

export type PostSummary = z.output<typeof summary>;
type Read = z.output<typeof detail>;
export type BlogPost = Filled<Read>;

const KIND: PageKind<Read> = {
  uid: 'api::blog-post.blog-post',
  path: '/blog-posts',
  place: '/blog/',
  schema: detail,
};

/** One post. Before its time there is none, but for those who have a link to preview it. */
export async function blogPost(slug: string, reading: Reading): Promise<PageEntry<Read>> {
  const found = await pageEntry(KIND, slug, reading);
  if (!found.around.preview && !isDue(found.entry.date))
    throw absent(KIND.path, 'Not published yet');
  return found;
}

/** RTE-8: every post whose time has come, newest first. */
export async function posts(locale: Locale): Promise<PostSummary[]> {
  const all = await client.getEvery({
    path: KIND.path,
    locale,
    item: summary,
    query: {
      ...select(['slug', 'title', 'publishDate', 'summary', 'author'], {
        focusImage: '*',
        category: ['title', 'slug'],
      }),
      sort: 'publishDate:desc,id:asc',
    },
    make: (found) => newestFirst(found, ({ date }) => date),
  });
  return all.filter(({ date }) => isDue(date));
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
    schema: enveloped(list(read)),
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
