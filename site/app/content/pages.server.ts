import { z } from 'zod';
import { blocks } from './blocks.server';
import { optional, text } from './fields';
import { type PageEntry, type PageKind, pageEntry, type Reading } from './page-entry.server';
import { seo } from './seo.server';

const detail = z.object({
  path: text,
  title: text,
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
