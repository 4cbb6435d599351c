import { z } from 'zod';
import { config } from '../config.server';
import type { Locale } from '../config-schema.server';
import { log } from '../log.server';
import { optional } from './fields';
import type { Page } from './pages.server';
import { client } from './service.server';

/** NAV-1: what stands around a page. */
const LAYOUTS = ['default', 'dynamic', 'empty'] as const;
export type Layout = (typeof LAYOUTS)[number];

type Shown = Pick<Page, 'path' | 'pageLayout' | 'seo'>;

/** NAV-2: the page's own layout, or the one of its section. */
export async function pageLayout(page: Shown, rubrique: string, locale: Locale): Promise<Layout> {
  const own = page.seo?.pageLayout ?? page.pageLayout;
  return known(own ?? (await sectionLayoutOrNull(rubrique, locale)), page.path);
}

const section = z.object({ pageLayout: optional(z.string()) });
/** API-15: a list without an envelope has no room for a layout. */
const answer = z.preprocess((body) => (Array.isArray(body) ? {} : body), section);

async function sectionLayoutOrNull(rubrique: string, locale: Locale): Promise<string | null> {
  const found = await client.getSilently({
    path: `/${config.product}/articles/${encodeURIComponent(rubrique)}`,
    locale,
    schema: answer,
    query: { 'fields[0]': 'pageLayout' },
  });
  return found?.pageLayout ?? null;
}

/** ERR-2: a name that this site does not know is no reason not to show the page. */
function known(name: string | null, path: string): Layout {
  if (name === null) return 'default';
  const layout = LAYOUTS.find((candidate) => candidate === name);
  if (!layout) log.error({ layout: name, path }, 'an unknown layout: the default one is used');
  return layout ?? 'default';
}
