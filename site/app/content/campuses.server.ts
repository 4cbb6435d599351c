import { z } from 'zod';
import type { Locale } from '../config-schema.server';
import { ErrorRecord } from '../modules/errors';
import { enveloped, list, optional, text } from './fields';
import { type PageEntry, type PageKind, pageEntry, type Reading } from './page-entry.server';
import { select } from './select';
import { client } from './service.server';

const summary = z.object({
  slug: text,
  name: text,
  title: text,
  latitude: optional(z.number()),
  longitude: optional(z.number()),
});

const detail = summary.extend({
  introduction: optional(z.string()),
  timeZone: optional(z.string()),
  address: optional(
    z.object({
      street: text,
      postcode: optional(z.string()),
      city: text,
      country: optional(z.string()),
    }),
  ),
  phone: optional(z.string()),
  email: optional(z.email()),
});

export type CampusSummary = z.output<typeof summary>;
export type Campus = z.output<typeof detail>;

const FIELDS = ['slug', 'name', 'title', 'latitude', 'longitude'];

/** Every campus, by name, with what a list or a map shows of it. */
export function campusesOrNull(locale: Locale): Promise<CampusSummary[] | null> {
  return client.getSilently({
    path: '/campuses',
    locale,
    schema: enveloped(list(summary)),
    query: {
      ...select(FIELDS),
      sort: 'name:asc',
      'pagination[limit]': '100',
    },
  });
}

const KIND: PageKind<Campus> = {
  uid: 'api::campus.campus',
  path: '/campuses',
  place: '/campus/',
  schema: detail,
};

export function campus(slug: string, reading: Reading): Promise<PageEntry<Campus>> {
  return pageEntry(KIND, slug, reading);
}

/** The campus that an entry names; null when it has no page. An outage is no absence: what it says of times is not to be guessed. */
export async function namedCampus(slug: string, locale: Locale): Promise<Campus | null> {
  try {
    return (await campus(slug, { locale, preview: null })).entry;
  } catch (error) {
    if (error instanceof ErrorRecord && error.statusCode === 404) return null;
    throw error;
  }
}
