import { z } from 'zod';
import type { Locale } from '../config-schema.server';
import { ACTIONS, type Action, type Choice } from '../modules/application';
import { campusOf } from '../modules/campus-choice/find.server';
import type { Call } from './client.server';
import { enveloped, list, optional, prose, text } from './fields';
import { client } from './service.server';
import { isSlug } from './slug';

const choice = z.object({ slug: text, name: prose });

const courses = enveloped(
  z.object(Object.fromEntries(ACTIONS.map((action) => [action, list(choice)]))),
);

/** The courses that a visitor can ask something about, by what they can ask. */
export function coursesByAction(locale: Locale): Promise<Partial<Record<string, Choice[]>>> {
  const asking = client.get({ path: '/crm-links/actions', locale, schema: courses });
  return client.orFrom(asking, everything(locale), (all) =>
    Object.fromEntries(Object.entries(all).map(([action, rows]) => [action, rows.map(named)])),
  );
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
  const asking = client.get({ path, locale, schema: enveloped(z.array(choice)) });
  return client.orFrom(asking, everything(locale), (all) =>
    campusesIn(all, action, course).map(named),
  );
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
  const path = `/crm-links/${action}/${course}/${campus}`;
  const asking = client.get({ path, locale, schema: link });
  return client.orFrom(asking, everything(locale), (all) => {
    const offered = campusesIn(all, action, course);
    return offered.find(({ slug }) => slug === campus)?.url ?? null;
  });
}

const offered = choice.extend({ url: text });
const all = z.object(
  Object.fromEntries(
    ACTIONS.map((action) => [action, list(choice.extend({ campuses: list(offered) }))]),
  ),
);

/** All that the three above can answer. */
function everything(locale: Locale): Call<z.output<typeof all>> {
  return { path: '/crm-links', locale, schema: enveloped(all) };
}

function named({ slug, name }: Choice): Choice {
  return { slug, name };
}

function campusesIn(whole: z.output<typeof all>, action: Action, course: string) {
  return whole[action]?.find(({ slug }) => slug === course)?.campuses ?? [];
}

/** What visitors ask the pop-in before anyone has, so that it is there when the content service is not. */
export async function readLinksAhead(locale: Locale): Promise<void> {
  await client.get(everything(locale));
}
