import { z } from 'zod';
import type { Locale } from '../config-schema.server';
import type { Collection, Query } from './client.server';
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

/** RTE-6: one published event. A calendar never gets a draft, whatever link its reader has. */
export async function calendarEvent(slug: string, locale: Locale): Promise<CalendarEvent> {
  const asking = pageEntry(KIND, slug, { locale, preview: null }).then(({ entry }) => entry);
  return client.orFrom(asking, toCome(locale), (all) => all.find((event) => event.slug === slug));
}

/** Every published event to come. */
export function calendarEvents(locale: Locale): Promise<CalendarEvent[]> {
  return client.getEvery(toCome(locale));
}

function toCome(locale: Locale): Collection<CalendarEvent, CalendarEvent[]> {
  return {
    path: KIND.path,
    locale,
    item: entry,
    query: { ...WANTED, ...upcoming(), sort: 'dateStart:asc,id:asc' },
    make: (found) => soonestFirst(found, ({ start }) => start),
  };
}
