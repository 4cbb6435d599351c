import { z } from 'zod';
import type { Locale } from '../config-schema.server';
import { DAYS } from '../modules/calendar';
import { ErrorRecord } from '../modules/errors';
import { blocks } from './blocks.server';
import { list, optional, optionalProse, prose, text, timeZone } from './fields';
import { image } from './media.server';
import { type PageEntry, type PageKind, pageEntry, type Reading } from './page-entry.server';
import { richText } from './rich-text.server';
import { select } from './select';
import { seo } from './seo.server';
import { client } from './service.server';
import { TEAM_MEMBER } from './teams.server';

const summary = z.object({
  slug: text,
  name: prose,
  title: prose,
  latitude: optional(z.number()),
  longitude: optional(z.number()),
});

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const openingHours = z.object({
  firstDay: z.enum(DAYS),
  lastDay: z.enum(DAYS),
  opens: time,
  closes: time,
});

/** How to reach a campus, and when someone is there. */
const contact = summary.extend({
  address: optional(
    z.object({
      street: prose,
      postcode: optional(z.string()),
      city: prose,
      country: optionalProse,
    }),
  ),
  phone: optional(z.string()),
  email: optional(z.email()).catch(null),
  openingHours: list(openingHours.nullable().catch(null)).transform((all) =>
    all.filter((found) => found !== null),
  ),
  openingNote: optionalProse,
});

const detail = contact.extend({
  introduction: optionalProse,
  focusImage: image,
  timeZone,
  access: optional(z.string().transform((source) => richText(source, 3))),
  body: blocks,
  seo,
});

export type CampusSummary = z.output<typeof summary>;
export type CampusContact = z.output<typeof contact>;
export type Campus = z.output<typeof detail>;

const FIELDS = ['slug', 'name', 'title', 'latitude', 'longitude'];

/** Every campus, by name, however many there are, with what is asked for of it. */
function every<Item>(
  item: z.ZodType<Item>,
  locale: Locale,
  fields: string[],
  parts: Parameters<typeof select>[1],
): Promise<Item[]> {
  return client.getEvery({
    path: '/campuses',
    locale,
    item,
    query: { ...select([...FIELDS, ...fields], parts), sort: 'name:asc,id:asc' },
    make: (found) => found,
  });
}

/** What a list or a map shows of them. */
export function campusesOrNull(locale: Locale): Promise<CampusSummary[] | null> {
  return client.orNull(every(summary, locale, [], {}));
}

const listed = contact.pick({
  slug: true,
  name: true,
  title: true,
  latitude: true,
  longitude: true,
  address: true,
  phone: true,
  openingHours: true,
});

/** A campus, with how to reach it. */
export type ListedCampus = z.output<typeof listed>;

export function campuses(locale: Locale): Promise<ListedCampus[]> {
  return every(listed, locale, ['phone'], { address: '*', openingHours: '*' });
}

/** RTE-15: how to reach every campus. */
export function campusContactsOrNull(locale: Locale): Promise<CampusContact[] | null> {
  const parts = { address: '*', openingHours: '*' } as const;
  return client.orNull(every(contact, locale, ['phone', 'email', 'openingNote'], parts));
}

const KIND: PageKind<Campus> = {
  uid: 'api::campus.campus',
  path: '/campuses',
  place: '/campus/',
  parts: [TEAM_MEMBER.uid],
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
