import { z } from 'zod';
import { config } from '../config.server';
import type { Locale } from '../config-schema.server';
import { schoolDay } from '../modules/calendar';
import { pathIn } from '../modules/navigation';
import { LISTS, type Listed } from '../modules/seo';
import type { Query } from './client.server';
import { isDue } from './dated.server';
import { instant, optional, text } from './fields';
import { image } from './media.server';
import { pages } from './pages.server';
import { select } from './select';
import { client } from './service.server';

const entry = z.object({
  slug: optional(text),
  path: optional(text),
  publishDate: optional(instant),
  updatedAt: optional(z.iso.datetime({ offset: true })),
  focusImage: image,
  seo: optional(z.object({ preventIndexing: z.boolean().nullish() })),
});

/** A kind of content whose entries have pages: where it is read, and what an address begins with before an entry's name. */
type Kind = {
  path: string;
  place: string;
  name?: 'slug' | 'path';
  isDated?: boolean;
  hasImage?: boolean;
  /** Those of today; the day is part of the address, and so of the cache's key. */
  query?: (today: string) => Query;
};

const KINDS: Kind[] = [
  { path: '/pages', place: '/', name: 'path' },
  { path: '/programmes', place: '/programmes/' },
  { path: '/campuses', place: '/campus/' },
  { path: '/events', place: '/agenda/', hasImage: true, query: toCome },
  { path: '/news-items', place: '/actualites/', isDated: true, hasImage: true },
  { path: '/blog-posts', place: '/blog/', isDated: true, hasImage: true },
  { path: '/articles', place: '/article?slug=', isDated: true, hasImage: true },
  { path: '/testimonials', place: '/temoignages/' },
  {
    path: '/work-study-offers',
    place: '/offres-alternance?offre=',
    query: (today) => ({ 'filters[expiry][$gte]': today }),
  },
];

function toCome(today: string): Query {
  return {
    'filters[$or][0][dateEnd][$gte]': today,
    'filters[$or][1][dateStart][$gte]': today,
  };
}

/** SEO-3: every page that search engines may show, in every language of the site: the lists, then what is in them. */
export async function sitemap(): Promise<Listed[]> {
  const all: Listed[] = [];
  for (const locale of config.locales) all.push(...(await pagesIn(locale)));
  return all;
}

async function pagesIn(locale: Locale): Promise<Listed[]> {
  const entries: (Listed & { isHidden: boolean })[] = [];
  // One kind after the other: visitors' pages are asked for meanwhile.
  for (const kind of KINDS) entries.push(...(await entriesOf(kind, locale)));
  const known = new Set(entries.map(({ path }) => path));
  const lists = [...LISTS, ...(await sections(locale))].map((path) => pathIn(locale, path));
  return [
    ...lists
      .filter((path) => !known.has(path))
      .map((path) => ({ path, modified: null, image: null })),
    ...entries.filter(({ isHidden }) => !isHidden),
  ];
}

async function entriesOf(kind: Kind, locale: Locale) {
  const { path, place, name = 'slug', isDated, hasImage, query } = kind;
  const all = await client.getEvery({
    path,
    locale,
    item: entry,
    query: {
      ...select([name, 'updatedAt', ...(isDated ? ['publishDate'] : [])], {
        seo: ['preventIndexing'],
        ...(hasImage && { focusImage: '*' as const }),
      }),
      ...query?.(schoolDay(config.now())),
      sort: 'id:asc',
    },
    make: (found) => found,
  });
  return all.flatMap(({ publishDate, updatedAt, focusImage, seo, ...names }) => {
    const own = names[name];
    if (!own || !isDue(publishDate)) return [];
    return {
      path: pathIn(locale, `${place}${own}`),
      modified: updatedAt,
      image: focusImage?.src ?? null,
      isHidden: seo?.preventIndexing === true,
    };
  });
}

/** RTE-19: a section that has pages has one of its own, made by an editor or else by the site. */
async function sections(locale: Locale): Promise<string[]> {
  const below = (await pages(locale)).filter(({ path }) => path.includes('/'));
  return [...new Set(below.map(({ path }) => `/${path.slice(0, path.indexOf('/'))}`))];
}
