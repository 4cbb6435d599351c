import { config } from '../../config.server';
import type { Locale } from '../../config-schema.server';
import { type CampusSummary, campusesOrNull } from '../../content/campuses.server';
import { newsCategoriesOrNull } from '../../content/news-categories.server';
import { newsArchivesOrNull, newsPage } from '../../content/news-list.server';
import { campusOf } from '../../modules/campus-choice/find.server';
import { derived } from '../../modules/derived';
import { notFound, orFail } from '../../modules/errors/outcome.server';
import { later } from '../../modules/later';
import { pageTitle, readPageNumber } from '../../modules/lists';
import { network } from '../../modules/map/network.server';
import { pathIn } from '../../modules/navigation';
import { archiveYears, type NewsFilters, newsAddress, readNewsFilters } from '../../modules/news';
import { pageMeta } from '../../modules/seo';
import { labels } from '../../modules/taxonomy';
import { localeContext } from '../../request.server';
import { campusChoices, settleCampus } from '../campus-choice.server';
import { shareImageOrNull } from '../share/cards.server';
import type { Route } from './+types/list';

/** RTE-2, RTE-3: the list is at two addresses, of which the second names a page of it. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const number = readPageNumber(params.page);
  if (Number.isNaN(number)) throw notFound();
  const locale = context.get(localeContext);
  await settleCampus(url, locale);
  const filters = readNewsFilters(url.searchParams);
  const [categories, campuses, archives] = await Promise.all([
    newsCategoriesOrNull(locale),
    campusesOrNull(locale),
    newsArchivesOrNull(locale),
  ]);
  const isKnown =
    knows(categories, filters.category) &&
    (filters.campus === '' || !campuses || campusOf(campuses, filters.campus) !== undefined);
  if (!isKnown && number > 1) throw notFound();
  const { items, pages, total } = isKnown
    ? await orFail(newsPage(locale, filters, number))
    : { items: [], pages: { number, count: 1 }, total: 0 };
  return {
    news: items,
    pages,
    total,
    filters,
    known: {
      categories: (categories ?? []).map(({ slug, title }) => ({ value: slug, name: title })),
      campuses: await campusChoices(named(campuses ?? []), filters.campus, locale),
    },
    archives: archiveYears(archives ?? []),
    network: network(
      campuses ?? [],
      items.flatMap((item) => item.campuses.map(({ slug }) => slug)),
    ),
    about: await about(locale, number, filters),
  };
}

const named = derived((campuses: CampusSummary[]) =>
  campuses.map(({ slug, name }) => ({ value: slug, name })),
);

/** What no category or campus is called has no news, and need not be asked for. */
function knows(known: { slug: string }[] | null, asked: string): boolean {
  return asked === '' || known === null || known.some(({ slug }) => slug === asked);
}

/** A list that is filtered is a view of the whole one. */
async function about(locale: Locale, number: number, { category, campus }: NewsFilters) {
  const words = labels(locale);
  const { news } = words;
  const shown = category || campus ? 1 : number;
  const path = newsAddress(shown, { category: '', campus: '' });
  return {
    canonical: `${config.siteUrl}${pathIn(locale, path)}`,
    card: await shareImageOrNull(`${config.siteUrl}${pathIn(locale, '/actualites')}`),
    title: pageTitle(news.news, number, words),
    via: [],
    description: news.lead,
    feed: pathIn(locale, '/actualites/flux.xml'),
    unlisted: number > 1,
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(
    matches[0].loaderData,
    loaderData && {
      ...loaderData.about,
      items: loaderData.news.map(({ slug }) => `/actualites/${slug}`),
    },
  );

export default later(async () => (await import('./list.page')).NewsListPage);
