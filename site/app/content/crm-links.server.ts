import { z } from 'zod';
import type { Locale } from '../config-schema.server';
import { ACTIONS, type Action, type Choice } from '../modules/application';
import { campusOf } from '../modules/campus-choice/find.server';
import { enveloped, list, optional, prose, text } from './fields';
import { client } from './service.server';
import { isSlug } from './slug';

const choice = z.object({ slug: text, name: prose });

const courses = enveloped(
  z.object(Object.fromEntries(ACTIONS.map((action) => [action, list(choice)]))),
);

/** The courses that a visitor can ask something about, by what they can ask. */
export function coursesByAction(locale: Locale): Promise<Partial<Record<string, Choice[]>>> {
  return client.get({ path: '/crm-links/actions', locale, schema: courses });
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
export function campusesFor(action: Action, course: string, locale: Locale): Promise<Choice[]> {
  const path = `/crm-links/${action}/${course}/campuses`;
  return client.get({ path, locale, schema: enveloped(z.array(choice)) });
}

const address = z.object({ url: optional(z.string().trim()) }).transform(({ url }) => url);
const link = enveloped(
  z.union([z.array(address).transform(([first]) => first ?? null), address, z.null()]),
);

/** POP-8: where the visitor is handed to, as editors wrote it; null when there is nowhere. */
export function crmLink(
  action: Action,
  course: string,
  campus: string,
  locale: Locale,
): Promise<string | null> {
  return client.get({ path: `/crm-links/${action}/${course}/${campus}`, locale, schema: link });
}
