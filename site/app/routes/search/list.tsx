import { data } from 'react-router';
import { config } from '../../config.server';
import { searchOrNull } from '../../content/search.server';
import { notFound } from '../../modules/errors/outcome.server';
import { later } from '../../modules/later';
import { pathIn } from '../../modules/navigation';
import { type Asked, readAsked } from '../../modules/search';
import type { Found } from '../../modules/search/engine.server';
import { groups, pageWithin } from '../../modules/search/results.server';
import { pageMeta } from '../../modules/seo';
import { fill, labels } from '../../modules/taxonomy';
import { localeContext } from '../../request.server';
import type { Route } from './+types/list';

const FEW = 5;
const PAGE_SIZE = 20;

export async function loader({ context, url }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
  const asked = readAsked(url.searchParams);
  const { search } = labels(locale).utils;
  const about = {
    canonical: `${config.siteUrl}${pathIn(locale, '/recherche')}`,
    title: asked.words ? fill(search.titleFor, { words: asked.words }) : search.search,
    unlisted: true,
  };
  if (!asked.words) return { asked, about, state: 'unasked' as const };
  const found = await searchOrNull(asked.words, locale);
  if (!found) return data({ asked, about, state: 'unavailable' as const }, { status: 503 });
  return { asked, about, state: 'answered' as const, ...answer(found, asked) };
}

function answer(found: Found, { within, page: number }: Asked) {
  const page = within && pageWithin(found, within, number, PAGE_SIZE);
  if (page === undefined) throw notFound();
  const { hits, ...rest } = found;
  return { ...rest, count: hits.length, groups: groups(found, FEW), page };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches[0].loaderData, loaderData?.about);

export default later(async () => (await import('./list.page')).SearchRoute);
