import { config } from '../../config.server';
import { campusesOrNull } from '../../content/campuses.server';
import { newsItem } from '../../content/news.server';
import { orFail } from '../../modules/errors';
import { network } from '../../modules/map/network.server';
import { pathIn } from '../../modules/navigation';
import { pageMeta } from '../../modules/seo';
import { localeContext, reading } from '../../request.server';
import { NewsArticle } from '../../sections/journal/news-article';
import { NewsHeader } from '../../sections/journal/news-header';
import type { Route } from './+types/detail';

export async function loader({ context, params }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
  const [{ entry: news, around }, campuses] = await Promise.all([
    orFail(newsItem(params.slug, reading(context))),
    campusesOrNull(locale),
  ]);
  const canonical = `${config.siteUrl}${pathIn(locale, `/actualites/${news.slug}`)}`;
  return { news, ...around, network: network(campuses ?? []), canonical };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(
    matches[0].loaderData,
    loaderData && {
      canonical: loaderData.canonical,
      title: loaderData.news.title,
      description: loaderData.news.summary,
      image: loaderData.news.image,
      seo: loaderData.news.seo,
    },
  );

export default function NewsPage({ loaderData: { news, network } }: Route.ComponentProps) {
  return (
    <article>
      <NewsHeader news={news} />
      <NewsArticle news={news} network={network} />
    </article>
  );
}
