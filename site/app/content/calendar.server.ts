import { z } from 'zod';
import type { Locale } from '../config-schema.server';
import { isOutage } from '../modules/errors';
import type { Query } from './client.server';
import {
  EVENT_CAMPUS,
  EVENT_FIELDS,
  eventCampus,
  eventFields,
  toEvent,
  upcoming,
} from './events.server';
import { instant, optional, prose, text } from './fields';
import { soonestFirst } from './order';
import { type PageKind, pageEntry } from './page-entry.server';
import { select } from './select';
import { client } from './service.server';

const address = z.object({ street: prose, postcode: optional(z.string()), city: prose });

/** What a calendar keeps of an event: what it is known by for good, when it last changed, and where to go. */
const entry = eventFields
  .extend({
    documentId: text,
    updatedAt: instant,
    campus: optional(eventCampus.extend({ address: optional(address) })),
  })
  .transform(toEvent);

export type CalendarEvent = z.output<typeof entry>;

const WANTED: Query = {
  ...select([...EVENT_FIELDS, 'updatedAt'], { campus: EVENT_CAMPUS }),
  'populate[campus][populate][address]': 'true',
};

const KIND: PageKind<CalendarEvent> = {
  uid: 'api::event.event',
  path: '/events',
  place: '/agenda/',
  schema: entry,
  query: WANTED,
};

/** RTE-6: one published event. A calendar never gets a draft, whatever link its reader has. While it cannot be had, one to come is told from the list. */
export async function calendarEvent(slug: string, locale: Locale): Promise<CalendarEvent> {
  try {
    return (await pageEntry(KIND, slug, { locale, preview: null })).entry;
  } catch (error) {
    if (!isOutage(error)) throw error;
    const found = (await calendarEvents(locale)).find((event) => event.slug === slug);
    if (!found) throw error;
    return found;
  }
}

/** Every published event to come. */
export function calendarEvents(locale: Locale): Promise<CalendarEvent[]> {
  return client.getEvery({
    path: KIND.path,
    locale,
    item: entry,
    query: { ...WANTED, ...upcoming(), sort: 'dateStart:asc,id:asc' },
    make: (found) => soonestFirst(found, ({ start }) => start),
  });
}
