import type { Programme, ProgrammeSummary } from '../../content/programmes.server';
import { type Dictionary, fill } from '../taxonomy';

type Labels = Dictionary['courses'];

/** « Bac », « Bac + 2 ». */
export function levelName(level: number, courses: Labels): string {
  return level === 0 ? courses.bac : fill(courses.bacPlus, { years: level });
}

const ONE = { years: 'year', months: 'month', days: 'day', hours: 'hour' } as const;

/** « 1 an », « 24 mois ». */
export function durationName(
  { value, scale }: NonNullable<ProgrammeSummary['duration']>,
  courses: Labels,
): string {
  const unit = value === 1 ? ONE[scale] : scale;
  return `${value}\u00a0${courses.scales[unit]}`;
}

/** « 1 campus », « 24 campus ». */
export function campusesName(count: number, courses: Labels): string {
  return count === 1 ? courses.oneCampus : fill(courses.campusCount, { count });
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
  return [cohort, headcount !== null && fill(courses.headcount, { headcount }), source]
    .filter(Boolean)
    .join(' · ');
}
