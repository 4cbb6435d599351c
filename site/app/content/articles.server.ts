import { z } from 'zod';
import type { Locale } from '../config-schema.server';
import type { Filled } from './blocks/filled';
import { blocks } from './blocks.server';
import { isDue } from './due.server';
import { instant, optional, text } from './fields';
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
  focusImage: image,
});

const summary = fields.transform(toArticle);
const detail = fields.extend({ body: blocks, seo }).transform(toArticle);

function toArticle<Fields extends z.output<typeof fields>>(item: Fields) {
  const { publishDate, focusImage, ...rest } = item;
  return { ...rest, date: publishDate, image: focusImage };
}

export type ArticleSummary = z.output<typeof summary>;
type Read = z.output<typeof detail>;
export type Article = Filled<Read>;

const KIND: PageKind<Read> = {
  uid: 'api::article.article',
  path: '/articles',
  place: '/article?slug=',
  schema: detail,
};

/** One article. Before its time there is none, but for those who have a link to preview it. */
export async function article(slug: string, reading: Reading): Promise<PageEntry<Read>> {
  const found = await pageEntry(KIND, slug, reading);
  if (!found.around.preview && !isDue(found.entry.date))
    throw absent(KIND.path, 'Not published yet');
  return found;
}

const FIELDS = ['slug', 'title', 'publishDate', 'summary'];

/** RTE-7: every article whose time has come, newest first. The hour is looked at each time, whatever is remembered. */
export async function articles(locale: Locale): Promise<ArticleSummary[]> {
  const all = await client.getEvery({
    path: KIND.path,
    locale,
    item: summary,
    query: {
      ...select(FIELDS, { focusImage: '*' }),
      sort: 'publishDate:desc,id:asc',
    },
    make: (found) => newestFirst(found, ({ date }) => date),
  });
  return all.filter(({ date }) => isDue(date));
}

/** The same, where a page can do without. */
export function articlesOrNull(locale: Locale): Promise<ArticleSummary[] | null> {
  return client.orNull(articles(locale));
}
