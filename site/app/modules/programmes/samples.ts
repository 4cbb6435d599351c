import type { Offering } from '../../content/offerings.server';
import type { ProgrammeSummary } from '../../content/programmes.server';

/** For tests: a programme with nothing filled in but what is given. */
export function programme(slug: string, fields: Partial<ProgrammeSummary> = {}): ProgrammeSummary {
  return {
    slug,
    title: slug,
    shortTitle: null,
    summary: null,
    landingType: null,
    levelIn: null,
    levelOut: null,
    rhythm: null,
    duration: null,
    focusImage: null,
    ...fields,
  };
}

/** For tests: one programme on one campus. */
export function offering(
  programmeSlug: string,
  campusSlug: string,
  fields: Partial<Offering> = {},
): Offering {
  return {
    documentId: `${programmeSlug} ${campusSlug}`,
    programme: { slug: programmeSlug, title: programmeSlug },
    campus: { slug: campusSlug, name: campusSlug },
    rhythm: null,
    route: null,
    enrolment: 'open',
    intakes: [],
    ...fields,
  };
}
