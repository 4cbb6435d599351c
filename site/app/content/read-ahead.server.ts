import { config } from '../config.server';
import type { Locale } from '../config-schema.server';
import { calendarEvents } from './calendar.server';
import { campus, campuses } from './campuses.server';
import { tableOrNull } from './crm-links.server';
import { upcomingEvents } from './events.server';
import { readNewsAhead } from './news-list.server';
import { client } from './service.server';

/** What visitors ask for that is no page of the sitemap, before anyone has, so that it is there when the content service is not: one thing after the other. */
export async function readAhead(): Promise<void> {
  for (const locale of config.locales) {
    await tableOrNull(locale);
    await readCampusesAhead(locale);
    await calendarEvents(locale);
    await readNewsAhead(locale);
  }
}

const known = new Set<Locale>();

/** A process that was lent the page of a campus has read nothing of it. Once is enough: what is old stands in. */
async function readCampusesAhead(locale: Locale): Promise<void> {
  if (known.has(locale)) return;
  for (const { slug } of await campuses(locale)) {
    await campus(slug, { locale, preview: null });
    await client.get(upcomingEvents(locale, slug));
  }
  known.add(locale);
}
