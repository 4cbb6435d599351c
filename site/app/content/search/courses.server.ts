import { z } from 'zod';
import { config } from '../../config.server';
import type { Locale } from '../../config-schema.server';
import { schoolDay } from '../../modules/calendar';
import { pathIn } from '../../modules/navigation';
import type { SearchDocument } from '../../modules/search';
import { labels, term } from '../../modules/taxonomy';
import { list, optional, optionalProse, prose, text } from '../fields';
import { type Offering, offerings } from '../offerings.server';
import { plainText } from '../rich-text.server';
import { select } from '../select';
import { client } from '../service.server';
import { keyOf } from '../terms.server';
import { bodyText, NOTHING, readable, said, WITH_BODY } from './texts.server';

const written = optional(z.string().transform(plainText));
const titled = list(z.object({ title: prose }));

const programme = z.object({
  slug: text,
  title: prose,
  shortTitle: optionalProse,
  summary: optionalProse,
  landingType: keyOf(({ courses }) => courses.landingTypes),
  levelOut: optional(z.number().int()),
  rhythm: keyOf(({ courses }) => courses.rhythms),
  objectives: written,
  certification: optional(z.object({ title: prose, rncpCode: optional(z.string()) })),
  careers: titled,
  skillUnits: titled,
  body: bodyText,
});

export async function programmeDocuments(locale: Locale): Promise<SearchDocument[]> {
  const [found, offered] = await Promise.all([
    client.getEveryUnremembered({
      path: '/programmes',
      locale,
      item: readable(programme),
      query: {
        ...select(
          [
            'slug',
            'title',
            'shortTitle',
            'summary',
            'landingType',
            'levelOut',
            'rhythm',
            'objectives',
          ],
          { certification: ['title', 'rncpCode'], careers: ['title'], skillUnits: ['title'] },
        ),
        ...WITH_BODY,
        sort: 'title:asc,id:asc',
      },
      make: (items) => items.filter((item) => item !== null),
    }),
    offeringsOrNone(locale),
  ]);
  const { courses } = labels(locale);
  return found.map((item) => {
    const { slug, title, shortTitle, landingType, levelOut, rhythm, certification } = item;
    const code = certification?.rncpCode;
    return {
      ...NOTHING,
      kind: 'programmes',
      path: pathIn(locale, `/programmes/${slug}`),
      title,
      // A code is typed with or without its letters.
      names: said(
        shortTitle,
        landingType && term(courses.landingTypes, landingType),
        code,
        code?.replace(/\D/g, ''),
        certification?.title,
      ),
      summary: item.summary ?? '',
      text: said(
        ...[...item.careers, ...item.skillUnits].map((each) => each.title),
        item.objectives,
        item.body,
      ).join(' · '),
      related: [
        // What everyone asks of a programme, and its page answers.
        courses.prices,
        courses.admission,
        courses.careers,
        ...offered.filter((each) => each.programme.slug === slug).map(({ campus }) => campus.name),
      ],
      context: said(
        levelOut !== null && term(courses.graduationLevels, levelOut),
        rhythm && term(courses.rhythms, rhythm),
      ),
    };
  });
}

/** What is offered where only helps: without it, a programme is found by its own words. */
async function offeringsOrNone(locale: Locale): Promise<Offering[]> {
  return (await client.orNull(offerings(locale))) ?? [];
}

const campus = z.object({
  slug: text,
  name: prose,
  title: prose,
  introduction: optionalProse,
  access: written,
  address: optional(z.object({ street: prose, postcode: optional(z.string()), city: prose })),
});

export async function campusDocuments(locale: Locale): Promise<SearchDocument[]> {
  const [found, offered] = await Promise.all([
    client.getEveryUnremembered({
      path: '/campuses',
      locale,
      item: readable(campus),
      query: {
        ...select(['slug', 'name', 'title', 'introduction', 'access'], {
          address: ['street', 'postcode', 'city'],
        }),
        sort: 'name:asc,id:asc',
      },
      make: (items) => items.filter((item) => item !== null),
    }),
    offeringsOrNone(locale),
  ]);
  return found.map(({ slug, name, title, introduction, access, address }) => ({
    ...NOTHING,
    kind: 'campuses',
    path: pathIn(locale, `/campus/${slug}`),
    title,
    names: said(name, address?.city, address?.postcode),
    summary: introduction ?? '',
    text: said(address?.street, access).join(' · '),
    related: offered
      .filter((each) => each.campus.slug === slug)
      .map((each) => each.programme.title),
    context: said(said(address?.postcode, address?.city).join(' ')),
  }));
}

const offer = z.object({
  slug: text,
  title: prose,
  company: prose,
  contract: keyOf(({ courses }) => courses.offers.contracts),
  place: optionalProse,
  expiry: z.iso.date(),
  description: written,
  campus: optional(z.object({ name: prose })),
  programme: optional(z.object({ title: prose })),
});

export function offerDocuments(locale: Locale): Promise<SearchDocument[]> {
  const { contracts } = labels(locale).courses.offers;
  return client.getEveryUnremembered({
    path: '/work-study-offers',
    locale,
    item: readable(offer),
    query: {
      ...select(['slug', 'title', 'company', 'contract', 'place', 'expiry', 'description'], {
        campus: ['name'],
        programme: ['title'],
      }),
      'filters[expiry][$gte]': schoolDay(config.now()),
      sort: 'start:asc,id:asc',
    },
    make: (items) =>
      items.flatMap((item) => {
        if (!item) return [];
        const { slug, title, company, contract, place, description, expiry } = item;
        return {
          ...NOTHING,
          kind: 'offers' as const,
          path: pathIn(locale, `/offres-alternance?offre=${slug}`),
          title,
          names: said(company, place, contract && term(contracts, contract)),
          summary: description ?? '',
          related: said(item.programme?.title, item.campus?.name),
          context: said(company, place ?? item.campus?.name, contract && term(contracts, contract)),
          lastDay: expiry,
        };
      }),
  });
}
