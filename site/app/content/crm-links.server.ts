import { z } from 'zod';
import type { Locale } from '../config-schema.server';
import { ACTIONS, type Action } from '../modules/application';
import { enveloped, list, optional, text } from './fields';
import { client } from './service.server';

const choice = z.object({ slug: text, name: text });

/** A course or a campus, as the pop-in offers it. */
export type Choice = z.output<typeof choice>;

const courses = enveloped(
  z.object(Object.fromEntries(ACTIONS.map((action) => [action, list(choice)]))),
);

/** The courses that a visitor can ask something about. */
export async function coursesFor(action: Action, locale: Locale): Promise<Choice[]> {
  const found = await client.get({ path: '/crm-links/actions', locale, schema: courses });
  return found[action] ?? [];
}

/** The campuses where the course can be asked about. */
export function campusesFor(action: Action, course: string, locale: Locale): Promise<Choice[]> {
  const path = `/crm-links/${action}/${course}/campuses`;
  return client.get({ path, locale, schema: enveloped(list(choice)) });
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
