import { z } from 'zod';
import type { Locale } from '../config-schema.server';
import { blocks } from './blocks.server';
import { list, optional, optionalProse, prose, text } from './fields';
import { LANDING_TYPES } from './landing-types';
import { fileAddress, image } from './media.server';
import { OFFERING } from './offerings.server';
import { type PageEntry, type PageKind, pageEntry, type Reading } from './page-entry.server';
import { richText } from './rich-text.server';
import { select } from './select';
import { seo } from './seo.server';
import { client } from './service.server';
import { keyOf, levelOf, requiredKeyOf } from './terms.server';

export { LANDING_TYPES } from './landing-types';

const written = optional(z.string().transform((source) => richText(source, 3)));
const count = optional(z.number().int());

const brochure = optional(
  z.object({ url: text, size: optional(z.number()) }).transform(({ url, size }) => {
    const address = fileAddress(url);
    return address === null ? null : { url: address, kilobytes: size };
  }),
).catch(null);

const summary = z.object({
  slug: text,
  title: prose,
  shortTitle: optionalProse,
  summary: optionalProse,
  landingType: keyOf(({ courses }) => courses.landingTypes),
  levelIn: levelOf(({ courses }) => courses.entryLevels),
  levelOut: levelOf(({ courses }) => courses.graduationLevels),
  rhythm: keyOf(({ courses }) => courses.rhythms),
  duration: optional(
    z.object({ value: z.number().int(), scale: requiredKeyOf(({ courses }) => courses.scales) }),
  ),
  focusImage: image,
});

const detail = summary.extend({
  accessDelay: keyOf(({ courses }) => courses.accessDelays),
  certification: optional(
    z.object({
      title: prose,
      rncpCode: optional(z.string()),
      certifier: optionalProse,
      registeredOn: optional(z.iso.date()),
      level: count,
    }),
  ),
  objectives: written,
  prerequisites: written,
  methods: written,
  assessment: written,
  disability: optionalProse,
  disabilityContact: optional(
    z.object({ name: prose, email: optional(z.email()).catch(null), phone: optional(z.string()) }),
  ),
  prices: list(
    z.object({
      label: prose,
      rhythm: keyOf(({ courses }) => courses.rhythms),
      amount: z.number(),
      note: optionalProse,
      validFrom: optional(z.iso.date()),
    }),
  ),
  outcomes: list(
    z.object({
      measure: requiredKeyOf(({ courses }) => courses.measures),
      value: z.number(),
      cohort: optionalProse,
      headcount: count,
      source: optionalProse,
    }),
  ),
  teachingUnits: list(
    z.object({
      title: prose,
      hours: count,
      semester: count,
      description: optionalProse,
    }),
  ),
  skillUnits: list(z.object({ code: optional(z.string()), title: prose, skills: written })),
  careers: list(
    z.object({
      title: prose,
      description: optionalProse,
      salaryFrom: count,
      salaryTo: count,
    }),
  ),
  brochure,
  body: blocks,
  seo,
});

export type ProgrammeSummary = z.output<typeof summary>;
/** All that a programme says of itself, before its blocks have what they show. */
export type Programme = z.output<typeof detail>;

const KIND: PageKind<Programme> = {
  uid: 'api::programme.programme',
  path: '/programmes',
  place: '/programmes/',
  parts: [OFFERING.uid],
  schema: detail,
};

export function programme(slug: string, reading: Reading): Promise<PageEntry<Programme>> {
  return pageEntry(KIND, slug, reading);
}

/** The published one, for a page that is not its own. */
export async function programmeOrNull(slug: string, locale: Locale): Promise<Programme | null> {
  const read = await client.orNull(programme(slug, { locale, preview: null }));
  return read?.entry ?? null;
}

const FIELDS = [
  'slug',
  'title',
  'shortTitle',
  'summary',
  'landingType',
  'levelIn',
  'levelOut',
  'rhythm',
];

/** Every programme, in the order of the types: from the BTS to the MBA, by title. */
export function programmes(locale: Locale): Promise<ProgrammeSummary[]> {
  return client.getEvery({
    path: KIND.path,
    locale,
    item: summary,
    query: { ...select(FIELDS, { duration: '*', focusImage: '*' }), sort: 'title:asc,id:asc' },
    make: (found) => found.toSorted((a, b) => rank(a) - rank(b)),
  });
}

export function programmesOrNull(locale: Locale): Promise<ProgrammeSummary[] | null> {
  return client.orNull(programmes(locale));
}

function rank({ landingType }: ProgrammeSummary): number {
  const known: readonly (string | null | undefined)[] = LANDING_TYPES;
  const place = known.indexOf(landingType);
  return place < 0 ? known.length : place;
}
