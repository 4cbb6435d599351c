import type { Programme, ProgrammeSummary } from '../../content/programmes.server';
import { counted, type Dictionary, isOne, placeOf, type Terms, term } from '../taxonomy';

type Labels = Dictionary['courses'];

const ONE: Terms = { years: 'year', months: 'month', days: 'day', hours: 'hour' };

/** « 1 an », « 24 mois ». */
export function durationName(
  { value, scale }: NonNullable<ProgrammeSummary['duration']>,
  courses: Labels,
): string {
  const { scales } = courses;
  const unit = isOne(value, placeOf(scales).language) ? (ONE[scale] ?? scale) : scale;
  return `${value}\u00a0${term(scales, unit)}`;
}

type Titles = Pick<ProgrammeSummary, 'title' | 'shortTitle'>;

/** What a programme is called among those of its type: « MCO » among the BTS. */
export function nameAmong({ title, shortTitle }: Titles, type: string): string {
  const names = [shortTitle ?? title, title].map((name) => without(name, type));
  return names.find((name) => name !== '') ?? title;
}

function without(name: string, type: string): string {
  if (!name.startsWith(type)) return name;
  const rest = name.slice(type.length);
  // « MBAlgérie » is no MBA.
  if (/^\p{L}/u.test(rest)) return name;
  const own = rest.replace(/^[\s,:–-]+/, '');
  return own.charAt(0).toLocaleUpperCase('fr') + own.slice(1);
}

/** What a list has room for. */
export function firstSentence(text: string): string {
  return text.match(/^.*?[.!?…](?=\s|$)/s)?.[0] ?? text;
}

type Outcome = Programme['outcomes'][number];

/** Whom a figure was counted on, and by whom. */
export function countedOn(
  { cohort, headcount, source }: Pick<Outcome, 'cohort' | 'headcount' | 'source'>,
  courses: Labels,
): string {
  return [cohort, headcount !== null && counted(courses.headcount, headcount), source]
    .filter(Boolean)
    .join(' · ');
}
