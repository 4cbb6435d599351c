import { config } from '../../config.server';
import { readingTimesOrNull, posts as readPosts } from '../../content/blog.server';
import { notFound, orFail } from '../../modules/errors/outcome.server';
import { later } from '../../modules/later';
import { choices, pageAddress, pageOf, pageTitle, readPageNumber } from '../../modules/lists';
import { pathIn } from '../../modules/navigation';
import { pageMeta } from '../../modules/seo';
import { labels } from '../../modules/taxonomy';
import { localeContext } from '../../request.server';
import { shareImageOrNull } from '../share/cards.server';
import type { Route } from './+types/list';

const PAGE_SIZE = 12;

/** RTE-8: the posts of a category, or of all. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
  const category = url.searchParams.get('rubrique')?.trim() ?? '';
  const all = await orFail(readPosts(locale));
  const found = category ? all.filter((post) => post.category?.slug === category) : all;
  const page = pageOf(found, readPageNumber(url.searchParams.get('page')), PAGE_SIZE);
  if (!page) throw notFound();
  const slugs = page.items.map(({ slug }) => slug);
  const minutes = await readingTimesOrNull(slugs, locale);
  const known = all.map((post) => post.category);
  return {
    posts: page.items.map((post) => ({ ...post, minutes: minutes?.get(post.slug) })),
    pages: page.pages,
    total: found.length,
    category,
    categories: choices(
      known.map((each) => each && { value: each.slug, name: each.title }),
      category,
      locale,
    ),
    about: await about(locale, page.pages.number, category),
  };
}

async function about(locale: 'fr' | 'en', number: number, category: string) {
  const words = labels(locale);
  const path = pathIn(locale, pageAddress('/blog', {}, category ? 1 : number));
  return {
    canonical: `${config.siteUrl}${path}`,
    card: await shareImageOrNull(`${config.siteUrl}${pathIn(locale, '/blog')}`),
    title: pageTitle(words.commons.blog, number, words),
    via: [],
    description: words.news.blog.lead,
    feed: pathIn(locale, '/blog/flux.xml'),
    unlisted: number > 1,
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(
    matches[0].loaderData,
    loaderData && {
      ...loaderData.about,
      items: loaderData.posts.map(({ slug }) => `/blog/${slug}`),
    },
  );

export default later(async () => (await import('./list.page')).BlogListPage);
