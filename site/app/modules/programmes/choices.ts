import type { Offering } from '../../content/offerings.server';
import type { ProgrammeSummary } from '../../content/programmes.server';
import { type Choice, choices } from '../lists';
import { type Language, labels, type Terms, term } from '../taxonomy';
import type { Filters } from './finder';
import { landings } from './levels';

/** What each filter of the finder offers. */
export type FinderChoices = Record<'levelIn' | 'levelOut' | 'rhythm' | 'campus' | 'type', Choice[]>;

/** TAX-2: what some programme has, in the order of levels and types. What was asked for stays among it. */
export function finderChoices(
  programmes: ProgrammeSummary[],
  offerings: Offering[] | null,
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
    campus: choices(
      (offerings ?? []).map(({ campus }) => ({ value: campus.slug, name: campus.name })),
      filters.campus,
      language,
    ),
    type: withAsked(types, filters.type),
  };
}

function withAsked(known: Choice[], asked: string): Choice[] {
  if (!asked || known.some(({ value }) => value === asked)) return known;
  return [...known, { value: asked, name: asked }];
}
