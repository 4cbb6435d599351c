import type { Locale } from '../config-schema.server';
import type { Action, Choice } from '../modules/application';
import type { Faults } from '../modules/requests';
import { campusesFor, coursesFor } from './crm-links.server';
import { client } from './service.server';

/** What there is to choose from, what is chosen, and what is wrong with it. */
export type CourseChoice = {
  courses: Choice[];
  /** Those of the chosen course. */
  campuses: Choice[];
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
  const none = { courses, campuses: [], course: '', campus };
  if (course === '') return { ...none, faults: {} };
  if (!has(courses, course)) {
    const others = await coursesFor('contact', locale);
    return { ...none, faults: { course: has(others, course) ? 'closed' : 'unknown' } };
  }
  const campuses = await campusesFor(action, course, locale);
  const chosen = { courses, campuses, course };
  if (campus === '' || has(campuses, campus)) return { ...chosen, campus, faults: {} };
  const others = await campusesFor('contact', course, locale);
  const fault = has(others, campus) ? 'closed' : 'unknown';
  return { ...chosen, campus: '', faults: { campus: fault } };
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
