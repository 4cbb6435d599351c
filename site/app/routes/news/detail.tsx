import { config } from '../../config.server';
import { campusesOrNull } from '../../content/campuses.server';
import { withBlocks } from '../../content/fill-blocks.server';
import { newsItem } from '../../content/news.server';
import { newsArchivesOrNull, relatedNewsOrNull } from '../../content/news-list.server';
import { orFail } from '../../modules/errors/outcome.server';
import { later } from '../../modules/later';
import { network } from '../../modules/map/network.server';
import { pathIn } from '../../modules/navigation';
import { archiveYears, isArchive } from '../../modules/news';
import { newsNode, pageMeta } from '../../modules/seo';
import { localeContext, reading } from '../../request.server';
import { shareImageOrNull } from '../share/cards.server';
import type { Route } from './+types/detail';

/** RTE-4: a news item and others like it, or an archive page and the other archives. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const how = reading(context);
  const locale = context.get(localeContext);
  const [{ entry: news, around }, campuses] = await Promise.all([
    orFail(withBlocks(newsItem(params.slug, how), how)),
    campusesOrNull(locale),
  ]);
  const canonical = `${config.siteUrl}${pathIn(locale, `/actualites/${news.slug}`)}`;
  const page = {
    news,
    ...around,
    canonical,
    card: await shareImageOrNull(canonical, around.preview),
  };
  if (isArchive(news.slug)) {
    const archives = await newsArchivesOrNull(locale);
    return { ...page, archives: archiveYears(archives ?? []) };
  }
  const others = await relatedNewsOrNull(news, locale);
  const about = [news, ...(others ?? [])].flatMap((item) => item.campuses.map(({ slug }) => slug));
  return { ...page, others: others ?? [], network: network(campuses ?? [], about) };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(
    matches[0].loaderData,
    loaderData && {
      canonical: loaderData.canonical,
      card: loaderData.card,
      languages: loaderData.languages,
      title: loaderData.news.title,
      via: ['news'],
      description: loaderData.news.summary,
      image: loaderData.news.image,
      seo: loaderData.news.seo,
      published: loaderData.news.date,
      // An archive is a list of days, and no article.
      topic: 'archives' in loaderData ? undefined : newsNode(loaderData.canonical, loaderData.news),
      body: loaderData.news.body,
    },
  );

export default later(async () => (await import('./detail.page')).NewsPage);
