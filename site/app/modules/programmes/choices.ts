import type { Offering } from '../../content/offerings.server';
import type { ProgrammeSummary } from '../../content/programmes.server';
import { derived } from '../derived';
import { type Choice, choices } from '../lists';
import { type Language, labels, type Terms, term } from '../taxonomy';
import type { Filters } from './finder';
import { landings } from './levels';

/** What each filter of the finder offers. */
export type FinderChoices = Record<'levelIn' | 'levelOut' | 'rhythm' | 'type', Choice[]>;

/** TAX-2: what some programme has, in the order of levels and types. What was asked for stays among it. */
export function finderChoices(
  programmes: ProgrammeSummary[],
  filters: Filters,
  language: Language,
): FinderChoices {
  const { courses } = labels(language);
  const { entryLevels, graduationLevels, rhythms } = courses;
  const levels = (of: Terms, had: (number | null)[]) =>
    Object.entries(of)
      .filter(([level]) => had.includes(Number(level)))
      .map(([value, name]) => ({ value, name }));
  const types = landings(programmes).flatMap(({ type }) =>
    type ? { value: type, name: term(courses.landingTypes, type) } : [],
  );
  return {
    levelIn: withAsked(
      levels(
        entryLevels,
        programmes.map(({ levelIn }) => levelIn),
      ),
      filters.levelIn,
    ),
    levelOut: withAsked(
      levels(
        graduationLevels,
        programmes.map(({ levelOut }) => levelOut),
      ),
      filters.levelOut,
    ),
    rhythm: withAsked(
      [
        { value: 'fulltime', name: rhythms.fulltime },
        { value: 'periodic', name: rhythms.periodic },
      ],
      filters.rhythm,
    ),
    type: withAsked(types, filters.type),
  };
}

/** The campuses where something is offered, by name. */
export const offeredCampuses = derived((offerings: Offering[], language: Language) =>
  choices(
    offerings.map(({ campus }) => ({ value: campus.slug, name: campus.name })),
    '',
    language,
  ),
);

function withAsked(known: Choice[], asked: string): Choice[] {
  if (!asked || known.some(({ value }) => value === asked)) return known;
  return [...known, { value: asked, name: asked }];
}
