import { z } from 'zod';
import type { Locale } from '../config-schema.server';
import { ErrorRecord } from '../modules/errors';
import { enveloped, list, optional, text } from './fields';
import { client } from './service.server';
import { isSlug } from './slug';

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
      ...Object.fromEntries(FIELDS.map((field, index) => [`fields[${index}]`, field])),
      sort: 'name:asc',
      'pagination[limit]': '100',
    },
  });
}

export async function campus(slug: string, locale: Locale): Promise<Campus> {
  if (!isSlug(slug)) {
    throw new ErrorRecord({
      scope: 'Content',
      source: '/campuses',
      statusCode: 404,
      errorText: 'Not a slug',
    });
  }
  return client.get({
    path: `/campuses/${slug}`,
    locale,
    schema: enveloped(detail),
    query: { 'populate[address]': 'true' },
  });
}
