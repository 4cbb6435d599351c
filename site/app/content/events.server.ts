import { z } from 'zod';
import { config } from '../config.server';
import type { Locale } from '../config-schema.server';
import { inOrder as order } from '../modules/agenda';
import { atMinute, schoolDay } from '../modules/calendar';
import { derived } from '../modules/derived';
import { blocks } from './blocks.server';
import type { Call, Query } from './client.server';
import { enveloped, instant, link, optional, optionalProse, prose, text, timeZone } from './fields';
import { image } from './media.server';
import { soonestFirst } from './order';
import { type PageEntry, type PageKind, pageEntry, type Reading } from './page-entry.server';
import { select } from './select';
import { seo } from './seo.server';
import { client } from './service.server';
import { keyOf } from './terms.server';

export const eventCampus = z.object({
  title: prose,
  slug: text,
  name: optionalProse,
  timeZone,
  latitude: optional(z.number()),
  longitude: optional(z.number()),
});

export const eventFields = z.object({
  title: prose,
  slug: text,
  description: optionalProse,
  url: link.optional(),
  dateStart: instant,
  dateEnd: optional(instant),
  type: keyOf(({ agenda }) => agenda.types),
  campus: optional(eventCampus),
});

const event = eventFields.transform(toEvent);
const detail = eventFields.extend({ focusImage: image, body: blocks, seo }).transform(toEvent);

export function toEvent<Fields extends z.output<typeof eventFields>>(item: Fields) {
  const { url = null, type = null, dateStart, dateEnd, ...rest } = item;
  return { ...rest, type, registration: url, start: dateStart, end: dateEnd };
}

export type Event = z.output<typeof event>;
export type EventPage = z.output<typeof detail>;

const KIND: PageKind<EventPage> = {
  uid: 'api::event.event',
  path: '/events',
  place: '/agenda/',
  schema: detail,
};

export function eventPage(slug: string, reading: Reading): Promise<PageEntry<EventPage>> {
  return pageEntry(KIND, slug, reading);
}

const STORED = 6;
export const EVENT_FIELDS = ['title', 'slug', 'description', 'url', 'dateStart', 'dateEnd', 'type'];

/** The next events, of the network or of one campus. The day is part of the address, and so of the cache's key. */
export function upcomingEvents(locale: Locale, campusSlug?: string): Call<Event[]> {
  return {
    path: '/events',
    locale,
    schema: enveloped(z.array(event)),
    query: {
      ...select(EVENT_FIELDS, { campus: ['title', 'slug'] }),
      ...upcoming(),
      'pagination[limit]': String(STORED),
      ...(campusSlug && { 'filters[campus][slug][$eq]': campusSlug }),
    },
  };
}

export function upcoming(): Query {
  const today = schoolDay(config.now());
  return {
    sort: 'dateStart:asc',
    'filters[$or][0][$and][0][dateEnd][$gte]': today,
    'filters[$or][0][$and][1][dateEnd][$notNull]': 'true',
    'filters[$or][1][dateStart][$gte]': today,
  };
}

export const EVENT_CAMPUS = ['title', 'slug', 'name', 'timeZone', 'latitude', 'longitude'];

/** Every event to come, whatever its campus: API-7's six are for the menu and the home. */
export function allEvents(locale: Locale): Promise<Event[]> {
  return client.getEvery({
    path: KIND.path,
    locale,
    item: event,
    query: {
      ...select(EVENT_FIELDS, { campus: EVENT_CAMPUS }),
      ...upcoming(),
      sort: 'dateStart:asc,id:asc',
    },
    make: (found) => soonestFirst(found, ({ start }) => start),
  });
}

/** The same, for a page that can do without. */
export function allEventsOrNull(locale: Locale): Promise<Event[] | null> {
  return client.orNull(allEvents(locale));
}

/** What is under way and what is to come, as a timeline has it: put in order once a minute, whoever asks. */
export function timeline(all: Event[], now: Date): Event[] {
  return inOrder(all, atMinute(now).getTime());
}

const inOrder = derived((all: Event[], minute: number) => order(all, new Date(minute)));

/** What events may be asked for: of one type, of one campus. */
export type EventsAbout = { type?: string | null; campus?: string | null };

/** The next events for a part of a page; null when they cannot be had. */
export function nextEventsOrNull(
  locale: Locale,
  count: number,
  { type, campus }: EventsAbout = {},
): Promise<Event[] | null> {
  return client.getSilently({
    path: KIND.path,
    locale,
    schema: enveloped(z.array(event)),
    query: {
      ...select(EVENT_FIELDS, { campus: EVENT_CAMPUS }),
      ...upcoming(),
      ...(type && { 'filters[type][$eq]': type }),
      ...(campus && { 'filters[campus][slug][$eq]': campus }),
      'pagination[limit]': String(count),
    },
  });
}

/** Events never break a page: null when they cannot be had, which is not the same as there being none. */
export function eventsOrNull(locale: Locale, campusSlug?: string): Promise<Event[] | null> {
  return client.getSilently(upcomingEvents(locale, campusSlug));
}
