import { z } from 'zod';
import type { Locale } from '../config-schema.server';
import { blocks } from './blocks.server';
import { enveloped, optional, optionalProse, prose, text } from './fields';
import { type PageEntry, type PageKind, pageEntry, type Reading } from './page-entry.server';
import { select } from './select';
import { seo } from './seo.server';
import { client } from './service.server';

const detail = z.object({
  path: text,
  title: prose,
  pageLayout: optional(z.string()),
  body: blocks,
  seo,
});

export type Page = z.output<typeof detail>;

const KIND: PageKind<Page> = { uid: 'api::page.page', path: '/pages', place: '/', schema: detail };

/** A page that is only its blocks, by its path: one section, or a section and a name. */
export function page(path: string, reading: Reading): Promise<PageEntry<Page>> {
  return pageEntry(KIND, path, reading);
}

const known = enveloped(z.array(z.object({ path: text })));

/** The words that an editor may put above a list: there is a page of that path, or not. That there is none is remembered. */
export async function pageOrNull(path: string, reading: Reading): Promise<PageEntry<Page> | null> {
  if (reading.preview) return page(path, reading);
  const found = await client.getSilently({
    path: KIND.path,
    locale: reading.locale,
    schema: known,
    query: { ...select(['path']), 'filters[path][$eq]': path },
  });
  return found?.length ? client.orNull(page(path, reading)) : null;
}

const summary = z
  .object({
    path: text,
    title: prose,
    seo: optional(z.object({ metaDescription: optionalProse })),
  })
  .transform(({ path, title, seo }) => ({
    path,
    title,
    description: seo?.metaDescription ?? null,
  }));

export type PageSummary = z.output<typeof summary>;

/** Every page that is only its blocks, in the order they were made. */
export function pages(locale: Locale): Promise<PageSummary[]> {
  return client.getEvery({
    path: KIND.path,
    locale,
    item: summary,
    query: {
      ...select(['path', 'title']),
      'populate[seo][fields][0]': 'metaDescription',
      sort: 'id:asc',
    },
    make: (found) => found,
  });
}

/** The same, for a page that can do without. */
export function pagesOrNull(locale: Locale): Promise<PageSummary[] | null> {
  return client.orNull(pages(locale));
}
