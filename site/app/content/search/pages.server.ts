import { z } from 'zod';
import type { Locale } from '../../config-schema.server';
import { pathIn } from '../../modules/navigation';
import type { SearchDocument } from '../../modules/search';
import { labels } from '../../modules/taxonomy';
import { optional, optionalProse, prose, text } from '../fields';
import { select } from '../select';
import { client } from '../service.server';
import { bodyText, NOTHING, readable, WITH_BODY } from './texts.server';

const page = z.object({
  path: text,
  title: prose,
  body: bodyText,
  seo: optional(z.object({ metaDescription: optionalProse })),
});

/** The pages that editors make, and those the site makes of its lists. */
export async function pageDocuments(locale: Locale): Promise<SearchDocument[]> {
  const made = await client.getEveryUnremembered({
    path: '/pages',
    locale,
    item: readable(page),
    query: {
      ...select(['path', 'title'], { seo: ['metaDescription'] }),
      ...WITH_BODY,
      sort: 'title:asc,id:asc',
    },
    make: (items) =>
      items.flatMap((item) =>
        item
          ? {
              ...NOTHING,
              kind: 'pages' as const,
              path: pathIn(locale, `/${item.path}`),
              title: item.title,
              summary: item.seo?.metaDescription ?? '',
              text: item.body,
            }
          : [],
      ),
  });
  const paths = new Set(made.map(({ path }) => path));
  return [...made, ...listPages(locale).filter(({ path }) => !paths.has(path))];
}

function listPages(locale: Locale): SearchDocument[] {
  const { courses, campuses, agenda, news, commons } = labels(locale);
  const lists = [
    { path: '/programmes', title: courses.courses },
    { path: '/campus', title: campuses.campuses, summary: campuses.heroLead },
    { path: '/agenda', title: agenda.agenda, summary: agenda.discoverLead },
    { path: '/actualites', title: news.news },
    { path: '/blog', title: commons.blog },
    { path: '/temoignages', title: courses.testimonials },
    { path: '/offres-alternance', title: courses.offers.offers, summary: courses.offers.lead },
    { path: '/article', title: commons.articles, summary: commons.articlesLead },
  ];
  return lists.map(({ path, ...said }) => ({
    ...NOTHING,
    kind: 'pages',
    path: pathIn(locale, path),
    ...said,
  }));
}
