import { z } from 'zod';
import { config } from '../config.server';
import type { Locale } from '../config-schema.server';
import { schoolDay } from '../modules/calendar';
import { isArchive } from '../modules/news';
import { blocks, type KeyedBlock } from './blocks.server';
import { chronicle } from './chronicle';
import { DATED_FIELDS, datedFields, dueEntry, isDue, toDated } from './dated.server';
import { enveloped, list, optional, optionalProse, prose, text } from './fields';
import type { PageEntry, PageKind, Reading } from './page-entry.server';
import { select } from './select';
import { seo } from './seo.server';
import { client } from './service.server';

const campus = z
  .object({ slug: text, title: prose, name: optionalProse })
  .transform(({ slug, title, name }) => ({ slug, name: name ?? title }));

const fields = datedFields.extend({
  campus_infos: list(campus),
  cat_news: optional(z.object({ title: prose, slug: text })),
});

/** What a list shows of a news item, */
export const newsSummary = fields.transform(toNews);
const detail = fields.extend({ body: blocks, seo }).transform(toNews);

function toNews<Fields extends z.output<typeof fields>>(item: Fields) {
  const { campus_infos, cat_news, ...rest } = item;
  return { ...toDated(rest), campuses: campus_infos, category: cat_news };
}

export type NewsSummary = z.output<typeof newsSummary>;
export type News = z.output<typeof detail>;

/** and what is asked for to show it. */
export const NEWS_SUMMARY = select(DATED_FIELDS, {
  focusImage: '*',
  campus_infos: ['title', 'slug', 'name'],
  cat_news: ['title', 'slug'],
});

const DAY_MS = 24 * 60 * 60 * 1000;
/** More than are shown: some may be due later today or tomorrow. */
const STORED = 12;

/** What news may be asked for: of one category, of one campus. */
export type NewsAbout = { category?: string | null; campus?: string | null };

/**
 * The newest news whose time has come, of the network or of one campus. The day is part of the address, and so of the cache's key; the hour is looked at
 * each time, so that an item appears when it is due and not when something else is published.
 */
export async function latestNewsOrNull(
  locale: Locale,
  count: number,
  { category, campus }: NewsAbout = {},
): Promise<NewsSummary[] | null> {
  const news = await client.getSilently({
    path: `/${config.product}/news`,
    locale,
    schema: enveloped(z.array(newsSummary)),
    query: {
      ...NEWS_SUMMARY,
      sort: 'publishDate:desc',
      'filters[publishDate][$notNull]': 'true',
      'filters[publishDate][$lt]': dayAfterTomorrow(),
      ...(category && { 'filters[cat_news][slug][$eq]': category }),
      ...(campus && { 'filters[campus_infos][slug][$eq]': campus }),
      'pagination[limit]': String(Math.max(STORED, 2 * count)),
    },
  });
  return news?.filter(({ date }) => date && isDue(date)).slice(0, count) ?? null;
}

/** A day, and no hour, so that calls that name it are the same from morning to evening. */
export function dayAfterTomorrow(): string {
  return schoolDay(new Date(config.now().getTime() + 2 * DAY_MS));
}

const KIND: PageKind<News> = {
  uid: 'api::news.news',
  path: '/news-items',
  place: '/actualites/',
  schema: detail,
};

export async function newsItem(slug: string, reading: Reading): Promise<PageEntry<News>> {
  const found = await dueEntry(KIND, slug, reading);
  if (!isArchive(found.entry.slug)) return found;
  return { ...found, entry: { ...found.entry, body: found.entry.body.map(dated) } };
}

/** RTE-4: an archive page is a list of days. */
function dated(block: KeyedBlock): KeyedBlock {
  return block.kind === 'rich-text' ? { ...block, text: chronicle(block.text) } : block;
}
