import type { Locale } from '../config-schema.server';
import type { Action, Choice } from '../modules/application';
import { findCampus } from '../modules/campus-choice/find.server';
import { MANY } from '../modules/lists';
import type { Faults } from '../modules/requests';
import { campusesFor, coursesFor } from './crm-links.server';
import { client } from './service.server';

/** What there is to choose from, what is chosen, and what is wrong with it. */
export type CourseChoice = {
  courses: Choice[];
  /** Those of the chosen course; of too many for a list, the one that is chosen. */
  campuses: Choice[];
  /** How many there are, when one is chosen by its name. */
  total: number | null;
  course: string;
  campus: string;
  faults: Faults;
};

type Asked = { course: string; campus: string };

/** RTE-12: the pop-in's choice, on a page of its own. */
export async function courseChoice(
  action: Action,
  { course, campus }: Asked,
  locale: Locale,
): Promise<CourseChoice> {
  const courses = await coursesFor(action, locale);
  const none = { courses, campuses: [], total: null, course: '', campus };
  if (course === '') return { ...none, faults: {} };
  if (!has(courses, course)) {
    const others = await coursesFor('contact', locale);
    return { ...none, faults: { course: has(others, course) ? 'closed' : 'unknown' } };
  }
  const campuses = await campusesFor(action, course, locale);
  if (campuses.length > MANY) return byName(campus, { courses, campuses, course });
  const chosen = { courses, campuses, total: null, course };
  if (campus === '' || has(campuses, campus)) return { ...chosen, campus, faults: {} };
  const others = await campusesFor('contact', course, locale);
  const fault = has(others, campus) ? 'closed' : 'unknown';
  return { ...chosen, campus: '', faults: { campus: fault } };
}

/** Of too many for a list, one is named; what names none of them stays where it was typed. */
function byName(
  typed: string,
  { campuses, ...chosen }: Pick<CourseChoice, 'courses' | 'campuses' | 'course'>,
): CourseChoice {
  const found = findCampus(campuses, typed);
  const total = campuses.length;
  if (found.kind !== 'found')
    return {
      ...chosen,
      campuses: [],
      total,
      campus: '',
      faults: typed === '' ? {} : { campus: found.kind === 'several' ? 'several' : 'unnamed' },
    };
  const { value: slug, name } = found.campus;
  return { ...chosen, campuses: [{ slug, name }], total, campus: slug, faults: {} };
}

/** The same, while nobody may be able to say what is offered. */
export function courseChoiceOrNull(
  action: Action,
  asked: Asked,
  locale: Locale,
): Promise<CourseChoice | null> {
  return client.orNull(courseChoice(action, asked, locale));
}

function has(choices: Choice[], slug: string): boolean {
  return choices.some((choice) => choice.slug === slug);
}
