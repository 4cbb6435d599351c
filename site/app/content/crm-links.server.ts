import { z } from 'zod';
import type { Locale } from '../config-schema.server';
import { ACTIONS, type Action, type Choice } from '../modules/application';
import { campusOf } from '../modules/campus-choice/find.server';
import { isOutage } from '../modules/errors';
import { enveloped, list, optional, prose, text } from './fields';
import { client } from './service.server';
import { isSlug } from './slug';

const choice = z.object({ slug: text, name: prose });

const courses = enveloped(
  z.object(Object.fromEntries(ACTIONS.map((action) => [action, list(choice)]))),
);

/** The courses that a visitor can ask something about, by what they can ask. */
export async function coursesByAction(locale: Locale): Promise<Partial<Record<string, Choice[]>>> {
  const all = await tableOrNull(locale);
  if (!all) return client.get({ path: '/crm-links/actions', locale, schema: courses });
  return Object.fromEntries(Object.entries(all).map(([action, rows]) => [action, rows.map(named)]));
}

/** Those of one action. */
export async function coursesFor(action: Action, locale: Locale): Promise<Choice[]> {
  return (await coursesByAction(locale))[action] ?? [];
}

/** Those of them that a visitor can ask about on a campus: the courses whose campuses it is one of. */
export async function coursesAt(action: Action, campus: string, locale: Locale): Promise<Choice[]> {
  const all = await coursesFor(action, locale);
  const offered = await Promise.all(
    all.map(async ({ slug }) => {
      if (!isSlug(slug)) return false;
      const campuses = await campusesFor(action, slug, locale);
      return campusOf(campuses, campus) !== undefined;
    }),
  );
  return all.filter((_course, index) => offered[index]);
}

/** The campuses where the course can be asked about. */
export async function campusesFor(
  action: Action,
  course: string,
  locale: Locale,
): Promise<Choice[]> {
  const all = await tableOrNull(locale);
  if (all) return campusesIn(all, action, course).map(named);
  const path = `/crm-links/${action}/${course}/campuses`;
  return client.get({ path, locale, schema: enveloped(z.array(choice)) });
}

const address = z.object({ url: optional(z.string().trim()) }).transform(({ url }) => url);
const link = enveloped(
  z.union([z.array(address).transform(([first]) => first ?? null), address, z.null()]),
);

/** POP-8: where the visitor is handed to, as editors wrote it; null when there is nowhere. */
export async function crmLink(
  action: Action,
  course: string,
  campus: string,
  locale: Locale,
): Promise<string | null> {
  const all = await tableOrNull(locale);
  if (all) {
    const offered = campusesIn(all, action, course);
    return offered.find(({ slug }) => slug === campus)?.url ?? null;
  }
  return client.get({ path: `/crm-links/${action}/${course}/${campus}`, locale, schema: link });
}

// What a service answers without knowing the question is not taken for a school without courses.
const rows = z.array(choice.extend({ campuses: z.array(choice.extend({ url: text })) }));
const table = z.object(Object.fromEntries(ACTIONS.map((action) => [action, rows])));
type Table = z.output<typeof table>;

/** Where there was no table when the service last answered. */
const without = new Set<Locale>();

/** All that the three can answer, in one call; null of a service that has only the three. */
export async function tableOrNull(locale: Locale): Promise<Table | null> {
  try {
    const all = await client.get({ path: '/crm-links', locale, schema: enveloped(table) });
    without.delete(locale);
    return all;
  } catch (error) {
    if (!isOutage(error)) without.add(locale);
    if (!without.has(locale)) throw error;
    return null;
  }
}

function named({ slug, name }: Choice): Choice {
  return { slug, name };
}

function campusesIn(all: Table, action: Action, course: string) {
  return all[action]?.find(({ slug }) => slug === course)?.campuses ?? [];
}
