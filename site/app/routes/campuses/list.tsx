import { config } from '../../config.server';
import { campuses as readCampuses } from '../../content/campuses.server';
import { allEventsOrNull } from '../../content/events.server';
import { offeringsOrNull } from '../../content/offerings.server';
import { campusOf } from '../../modules/campus-choice/find.server';
import { chosen, readQuery, rows as rowsOf } from '../../modules/campus-list';
import { notFound, orFail } from '../../modules/errors/outcome.server';
import { later } from '../../modules/later';
import { MANY, pageOf } from '../../modules/lists';
import { nearby, network } from '../../modules/map/network.server';
import { pathIn } from '../../modules/navigation';
import { findPlace } from '../../modules/places/find.server';
import { pageMeta } from '../../modules/seo';
import { labels } from '../../modules/taxonomy';
import { localeContext } from '../../request.server';
import { shareImageOrNull } from '../share/cards.server';
import type { Route } from './+types/list';

const PAGE_SIZE = 28;
/** The neighbours that are named of the campus that is shown. */
const AROUND = 5;

/** RTE-9: every campus, on the map and in a list; the nearest first, of where the visitor says to be. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
  const query = readQuery(url.searchParams);
  const [campuses, offerings, events] = await Promise.all([
    orFail(readCampuses(locale)),
    offeringsOrNull(locale),
    allEventsOrNull(locale),
  ]);
  const answer = query.near === '' ? null : await findPlace(query.near);
  const rows = rowsOf(
    campuses,
    { offerings, events },
    answer?.kind === 'found' ? answer.place : null,
  );
  const page = pageOf(rows, query.page, PAGE_SIZE);
  if (!page) throw notFound();
  const shown = chosen(rows, query);
  const { campuses: title, list } = labels(locale).campuses;
  const canonical = `${config.siteUrl}${pathIn(locale, '/campus')}`;
  return {
    query,
    answer,
    count: rows.length,
    rows: page.items,
    pages: page.pages,
    network: network(campuses, shown ? [shown.slug] : []),
    around: shown && campuses.length > MANY ? nearby(campuses, shown.slug).slice(0, AROUND) : null,
    shown: shown && {
      ...shown,
      campus: campusOf(campuses, shown.slug),
      event: events?.find(({ campus }) => campus?.slug === shown.slug) ?? null,
    },
    about: {
      canonical,
      card: await shareImageOrNull(canonical),
      title,
      via: [],
      description: list.lead,
    },
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(
    matches[0].loaderData,
    loaderData && {
      ...loaderData.about,
      items: loaderData.rows.map(({ slug }) => `/campus/${slug}`),
    },
  );

export default later(async () => (await import('./list.page')).CampusListRoute);
