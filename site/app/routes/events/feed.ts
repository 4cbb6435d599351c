import { config } from '../../config.server';
import type { Locale } from '../../config-schema.server';
import { calendarEvents } from '../../content/calendar.server';
import { namedCampus } from '../../content/campuses.server';
import { siteSettings } from '../../content/settings.server';
import {
  EVENT_TYPES,
  feedAddress,
  feedName,
  inOrder,
  matching,
  NO_FILTERS,
  readFilters,
} from '../../modules/agenda';
import { calendarAnswer, onlyRead } from '../../modules/agenda/calendar-answer.server';
import { calendarFile } from '../../modules/agenda/calendar-file.server';
import { localeContext } from '../../request.server';
import type { Route } from './+types/feed';

/** What a calendar subscribes to: every event to come, or those of a campus, of a type, of both. */
export function loader({ request, url, context }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
  return calendarAnswer(request, locale, feed(url.searchParams, locale));
}

async function feed(query: URLSearchParams, locale: Locale) {
  const filters = { ...readFilters(query), month: NO_FILTERS.month };
  const type = EVENT_TYPES.find((known) => known === filters.type);
  const campus = filters.campus ? await namedCampus(filters.campus, locale) : null;
  if ((filters.type && !type) || (filters.campus && !campus)) return null;
  const [events, { siteName }] = await Promise.all([calendarEvents(locale), siteSettings(locale)]);
  const file = calendarFile(matching(inOrder(events, config.now()), filters), {
    siteUrl: config.siteUrl,
    school: siteName,
    language: locale,
    feed: {
      name: `${siteName}, ${feedName(locale, type, campus?.name)}`,
      source: feedAddress(config.siteUrl, locale, filters),
    },
  });
  return { file, name: 'agenda', attached: false };
}

export const action = onlyRead;
