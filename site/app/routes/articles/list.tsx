import { config } from '../../config.server';
import {
  articlesOrNull,
  article as readArticle,
  articles as readArticles,
} from '../../content/articles.server';
import { withBlocks } from '../../content/fill-blocks.server';
import type { Reading } from '../../content/page-entry.server';
import { notFound, orFail } from '../../modules/errors/outcome.server';
import { later } from '../../modules/later';
import { pageAddress, pageOf, pageTitle, readPageNumber } from '../../modules/lists';
import { pathIn } from '../../modules/navigation';
import { articleNode, pageMeta } from '../../modules/seo';
import { labels } from '../../modules/taxonomy';
import type { Via } from '../../modules/trail';
import { reading } from '../../request.server';
import { shareImageOrNull } from '../share/cards.server';
import type { Route } from './+types/list';

const PAGE_SIZE = 20;
const OTHERS = 3;
const VIA: Via = ['articles'];

/** RTE-7: the list, or the article that the query names. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const slug = url.searchParams.get('slug');
  return slug === null ? list(url.searchParams, reading(context)) : one(slug, reading(context));
}

async function list(query: URLSearchParams, { locale }: Reading) {
  const all = await orFail(readArticles(locale));
  const page = pageOf(all, readPageNumber(query.get('page')), PAGE_SIZE);
  if (!page) throw notFound();
  const { articles: title, articlesLead: description } = labels(locale).commons;
  return {
    articles: page.items,
    pages: page.pages,
    about: {
      canonical: address(locale, page.pages.number),
      card: await shareImageOrNull(address(locale)),
      title: pageTitle(title, page.pages.number, labels(locale)),
      via: [],
      description,
      unlisted: page.pages.number > 1,
    },
  };
}

async function one(slug: string, how: Reading) {
  const [{ entry: article, around }, all] = await Promise.all([
    orFail(withBlocks(readArticle(slug, how), how)),
    articlesOrNull(how.locale),
  ]);
  const others = (all ?? []).filter((other) => other.slug !== article.slug).slice(0, OTHERS);
  const { title, summary: description, image, seo } = article;
  const canonical = `${address(how.locale)}?slug=${article.slug}`;
  const card = await shareImageOrNull(canonical, around.preview);
  const { languages } = around;
  return {
    article,
    others,
    ...around,
    about: {
      canonical,
      card,
      languages,
      title,
      via: VIA,
      description,
      image,
      seo,
      published: article.date,
    },
  };
}

function address(locale: Reading['locale'], page = 1): string {
  return `${config.siteUrl}${pathIn(locale, pageAddress('/article', {}, page))}`;
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches[0].loaderData, loaderData && { ...loaderData.about, ...shown(loaderData) });

/** What the page shows, as engines are told. */
function shown(page: Awaited<ReturnType<typeof list | typeof one>>) {
  if ('articles' in page)
    return { items: page.articles.map(({ slug }) => `/article?slug=${slug}`) };
  const { about, article } = page;
  return {
    topic: articleNode(about.canonical, article),
    body: article.body,
  };
}

export default later(async () => (await import('./list.page')).ArticlesRoute);
