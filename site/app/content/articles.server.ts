import type { z } from 'zod';
import type { Locale } from '../config-schema.server';
import { blocks } from './blocks.server';
import { DATED_FIELDS, datedFields, dueEntry, everyDue, toDated } from './dated.server';
import type { PageEntry, PageKind, Reading } from './page-entry.server';
import { select } from './select';
import { seo } from './seo.server';
import { client } from './service.server';

const summary = datedFields.transform(toDated);
const detail = datedFields.extend({ body: blocks, seo }).transform(toDated);

export type ArticleSummary = z.output<typeof summary>;
export type Article = z.output<typeof detail>;

const KIND: PageKind<Article> = {
  uid: 'api::article.article',
  path: '/articles',
  place: '/article?slug=',
  schema: detail,
};

export function article(slug: string, reading: Reading): Promise<PageEntry<Article>> {
  return dueEntry(KIND, slug, reading);
}

/** RTE-7: every article whose time has come, newest first. */
export function articles(locale: Locale): Promise<ArticleSummary[]> {
  return everyDue({
    path: KIND.path,
    locale,
    item: summary,
    query: select(DATED_FIELDS, { focusImage: '*' }),
  });
}

/** The same, where a page can do without. */
export function articlesOrNull(locale: Locale): Promise<ArticleSummary[] | null> {
  return client.orNull(articles(locale));
}
