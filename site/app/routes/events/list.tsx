import { config } from '../../config.server';
import type { Locale } from '../../config-schema.server';
import { allEvents, type Event, timeline } from '../../content/events.server';
import {
  countByType,
  type Filters,
  feedsFor,
  isFiltered,
  matching,
  monthChoices,
  NO_FILTERS,
  queryOf,
  railsOf,
  readFilters,
} from '../../modules/agenda';
import { atMinute, schoolDay } from '../../modules/calendar';
import { derived } from '../../modules/derived';
import { notFound, orFail } from '../../modules/errors/outcome.server';
import { later } from '../../modules/later';
import { choices, pageOf, pageTitle } from '../../modules/lists';
import { pathIn } from '../../modules/navigation';
import { pageMeta } from '../../modules/seo';
import { labels } from '../../modules/taxonomy';
import { localeContext } from '../../request.server';
import { campusChoices, settleCampus } from '../campus-choice.server';
import { shareImageOrNull } from '../share/cards.server';
import type { Route } from './+types/list';

const SHOWN = 30;

/** RTE-5: every event to come, on the timeline, by pages that the months run through. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
  await settleCampus(url, locale);
  const now = atMinute(config.now());
  const all = timeline(await orFail(allEvents(locale)), now);
  const filters = readFilters(url.searchParams);
  const matched = matching(all, filters);
  const page = pageOf(matched, Number(url.searchParams.get('page') ?? 1), SHOWN);
  if (!page) throw notFound();
  const campuses = campusesOf(all, locale);
  const campus = campuses.find(({ value }) => value === filters.campus);
  return {
    now,
    filters,
    isEmpty: all.length === 0,
    found: matched.length,
    counts: countByType(all, filters),
    campuses: await campusChoices(campuses, filters.campus, locale),
    months: monthChoices(all, {
      asked: filters.month,
      from: schoolDay(now).slice(0, 7),
      language: locale,
    }),
    rails: railsOf(page.items, matched, now),
    pages: page.pages,
    feeds: feedsFor({
      siteUrl: config.siteUrl,
      language: locale,
      filters,
      campus: campus?.name ?? null,
    }),
    about: await aboutPage(filters, page.pages.number, locale),
  };
}

/** Those where something is to come. */
const campusesOf = derived((all: Event[], locale: Locale) =>
  choices(
    all.map(({ campus }) => campus && { value: campus.slug, name: nameOf(campus) }),
    '',
    locale,
  ),
);

function nameOf({ name, title }: NonNullable<Event['campus']>): string {
  return name ?? title;
}

/** A filtered list is the list; a page of it is its own. */
async function aboutPage(filters: Filters, page: number, locale: Locale) {
  const { agenda: title, lead: description } = labels(locale).agenda;
  const query = isFiltered(filters) ? '' : queryOf(NO_FILTERS, page);
  const list = `${config.siteUrl}${pathIn(locale, '/agenda')}`;
  return {
    title: pageTitle(title, page, labels(locale)),
    via: [],
    description,
    canonical: `${list}${query}`,
    card: await shareImageOrNull(list),
    unlisted: page > 1,
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(
    matches[0].loaderData,
    loaderData && {
      ...loaderData.about,
      items: loaderData.rails.flatMap(({ events }) => events.map(({ slug }) => `/agenda/${slug}`)),
    },
  );

export default later(async () => (await import('./list.page')).AgendaRoute);
