import { z } from 'zod';
import { config } from '../config.server';
import type { Locale } from '../config-schema.server';
import { schoolDay } from '../modules/calendar';
import { ARCHIVES, type NewsFilters } from '../modules/news';
import type { PageRead, Query } from './client.server';
import { isDue } from './dated.server';
import { enveloped, instant, prose, text } from './fields';
import { dayAfterTomorrow, NEWS_SUMMARY, type NewsSummary, newsSummary } from './news.server';
import { select } from './select';
import { client } from './service.server';

const PATH = '/news-items';
const NEWEST_FIRST = 'publishDate:desc,slug:asc';
const PAGE_SIZE = 12;

/** RTE-2, RTE-3: a page of the news whose time has come, newest first. The archive pages have a list of their own. */
export async function newsPage(
  locale: Locale,
  { category, campus }: NewsFilters,
  number: number,
): Promise<PageRead<NewsSummary>> {
  return client.getPage({
    path: PATH,
    locale,
    item: newsSummary,
    number,
    size: PAGE_SIZE,
    query: {
      ...NEWS_SUMMARY,
      ...(await due(locale)),
      ...(category && { 'filters[cat_news][slug][$eq]': category }),
      ...(campus && { 'filters[campus_infos][slug][$eq]': campus }),
      sort: NEWEST_FIRST,
    },
  });
}

/** As far as readers turn pages. */
const PAGES_AHEAD = 10;

/** The pages of the list before anyone has turned to them, so that they are there when the content service is not. */
export async function readNewsAhead(locale: Locale): Promise<void> {
  const every = { category: '', campus: '' };
  const { pages } = await newsPage(locale, every, 1);
  const last = Math.min(pages.count, PAGES_AHEAD);
  for (let number = 2; number <= last; number += 1) await newsPage(locale, every, number);
}

/** More than this become due in two days nowhere. */
const WATCHED = 100;
const dates = enveloped(z.array(z.object({ publishDate: instant })));

/**
 * Up to the newest that is due: what is remembered under this address changes when an item's hour comes, and not before,
 * and the service counts what is shown.
 */
async function due(locale: Locale): Promise<Query> {
  const newest = await client.get({
    path: PATH,
    locale,
    schema: dates,
    query: {
      ...select(['publishDate']),
      'filters[publishDate][$lt]': dayAfterTomorrow(),
      sort: 'publishDate:desc',
      'pagination[limit]': String(WATCHED),
    },
  });
  const last = newest.find(({ publishDate }) => isDue(publishDate));
  return {
    'filters[publishDate][$lte]': last?.publishDate ?? schoolDay(config.now()),
    'filters[$not][slug][$startsWith]': ARCHIVES,
  };
}

const RELATED = 3;

/** The newest others of the same category; of a news item that has none, the newest others. */
export async function relatedNewsOrNull(
  { slug, category }: Pick<NewsSummary, 'slug' | 'category'>,
  locale: Locale,
): Promise<NewsSummary[] | null> {
  const page = await client.orNull(
    newsPage(locale, { category: category?.slug ?? '', campus: '' }, 1),
  );
  return page?.items.filter((item) => item.slug !== slug).slice(0, RELATED) ?? null;
}

const archive = z
  .object({ slug: text, title: prose, publishDate: instant })
  .transform(({ publishDate, ...rest }) => ({ ...rest, date: publishDate }));
export type NewsArchive = z.output<typeof archive>;

/** RTE-4: the dated pages that hold what was news in other years, newest first. */
export function newsArchivesOrNull(locale: Locale): Promise<NewsArchive[] | null> {
  return client.getSilently({
    path: PATH,
    locale,
    schema: enveloped(z.array(archive)),
    query: {
      ...select(['slug', 'title', 'publishDate']),
      'filters[slug][$startsWith]': ARCHIVES,
      'filters[publishDate][$notNull]': 'true',
      sort: NEWEST_FIRST,
      'pagination[limit]': '100',
    },
  });
}
