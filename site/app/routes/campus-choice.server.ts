import { redirect } from 'react-router';
import type { Locale } from '../config-schema.server';
import { campusesOrNull } from '../content/campuses.server';
import type { CampusChoices, TypedCampus } from '../modules/campus-choice';
import { campusOf, findCampus } from '../modules/campus-choice/find.server';
import { type Choice, choices, MANY } from '../modules/lists';

const LONGEST = 80;

/** What a campus is chosen from among those given, by name; of too many for a list, a field that says which is asked for. */
export async function campusChoices(
  known: Choice[],
  asked: string,
  locale: Locale,
): Promise<CampusChoices> {
  if (known.length <= MANY) return choices(known, asked, locale);
  return typedCampus(asked, locale);
}

export async function typedCampus(asked: string, locale: Locale): Promise<TypedCampus> {
  const typed = asked.slice(0, LONGEST);
  if (typed === '') return { text: '', answer: null };
  const found = findCampus((await campusesOrNull(locale)) ?? [], typed);
  return found.kind === 'found'
    ? { text: found.campus.name, answer: null }
    : { text: typed, answer: found };
}

/** Where a campus is chosen by its name, the form writes the name: it leads to the address that a list would have written. */
export async function settleCampus(url: URL, locale: Locale): Promise<void> {
  const query = await withCampus(url.searchParams, locale);
  if (query !== url.searchParams) throw redirect(`${url.pathname}?${query}`);
}

/** The same query, with the slug of the campus that is named in it; itself when there is none to put there. */
export async function withCampus(asked: URLSearchParams, locale: Locale): Promise<URLSearchParams> {
  const typed = asked.get('campus')?.trim().slice(0, LONGEST);
  if (!typed) return asked;
  const campuses = (await campusesOrNull(locale)) ?? [];
  if (campuses.length <= MANY || campusOf(campuses, typed)) return asked;
  const found = findCampus(campuses, typed);
  if (found.kind !== 'found') return asked;
  const query = new URLSearchParams(asked);
  query.set('campus', found.campus.value);
  return query;
}
