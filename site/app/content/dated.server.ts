import { z } from 'zod';
import { config } from '../config.server';
import type { Locale } from '../config-schema.server';
import type { Query } from './client.server';
import { instant, optional, optionalProse, prose, text } from './fields';
import { image } from './media.server';
import { newestFirst } from './order';
import {
  absent,
  type PageEntry,
  type PageKind,
  pageEntry,
  type Reading,
} from './page-entry.server';
import { client } from './service.server';

/** What all have that is written for a day: news, posts, articles. */
export const datedFields = z.object({
  slug: text,
  title: prose,
  publishDate: optional(instant),
  summary: optionalProse,
  focusImage: image,
});

/** The same, as it is asked for; a picture is asked for beside it. */
export const DATED_FIELDS = ['slug', 'title', 'publishDate', 'summary'];

export function toDated<Fields extends z.output<typeof datedFields>>(item: Fields) {
  const { publishDate, focusImage, ...rest } = item;
  return { ...rest, date: publishDate, image: focusImage };
}

type Dated = { date: string | null };

/** Whether the time has come of what is dated; what has no date waits for none. */
export function isDue(date: string | null): boolean {
  return date === null || new Date(date) <= config.now();
}

/** One entry. Before its time there is none, but for those who have a link to preview it. */
export async function dueEntry<Value extends Dated>(
  kind: PageKind<Value>,
  slug: string,
  reading: Reading,
): Promise<PageEntry<Value>> {
  const found = await pageEntry(kind, slug, reading);
  if (!found.around.preview && !isDue(found.entry.date))
    throw absent(kind.path, 'Not published yet');
  return found;
}

type Collection<Item> = { path: string; locale: Locale; item: z.ZodType<Item>; query: Query };

/** Every entry whose time has come, newest first. The hour is looked at each time, whatever is remembered. */
export async function everyDue<Item extends Dated>(collection: Collection<Item>): Promise<Item[]> {
  const all = await client.getEvery({
    ...collection,
    query: { ...collection.query, sort: 'publishDate:desc,id:asc' },
    make: (found) => newestFirst(found, ({ date }) => date),
  });
  return all.filter(({ date }) => isDue(date));
}
