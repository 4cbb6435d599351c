import { config } from '../../config.server';
import type { Locale } from '../../config-schema.server';
import { calendarEvent } from '../../content/calendar.server';
import { siteSettings } from '../../content/settings.server';
import { stageOf } from '../../modules/agenda';
import { calendarAnswer, onlyRead } from '../../modules/agenda/calendar-answer.server';
import { calendarFile } from '../../modules/agenda/calendar-file.server';
import { localeContext } from '../../request.server';
import type { Route } from './+types/file';

/** RTE-6: one event, for a calendar; once it is over, there is nothing to put in one. */
export function loader({ request, params, context }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
  return calendarAnswer(request, locale, oneEvent(params.slug, locale));
}

async function oneEvent(slug: string, locale: Locale) {
  const [event, { siteName }] = await Promise.all([
    calendarEvent(slug, locale),
    siteSettings(locale),
  ]);
  if (stageOf(event, config.now()) === 'past') return null;
  const { siteUrl } = config;
  const file = calendarFile([event], { siteUrl, school: siteName, language: locale });
  return { file, name: event.slug, attached: true };
}

export const action = onlyRead;
