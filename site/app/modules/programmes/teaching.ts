import type { Programme } from '../../content/programmes.server';
import { grouped } from './grouped';

export type TeachingUnit = Programme['teachingUnits'][number];

/** What is taught in a year, or in none that is said. */
export type TeachingYear = {
  year: number | null;
  hours: number | null;
  /** With their number in the whole programme. */
  units: (TeachingUnit & { number: number })[];
};

/** A year is two semesters. Units keep their order; those of no semester come last. */
export function teachingYears(units: TeachingUnit[]): TeachingYear[] {
  const numbered = units.map((unit, index) => ({ ...unit, number: index + 1 }));
  const byYear = grouped(numbered, ({ semester }) => semester && Math.ceil(semester / 2));
  return [...byYear]
    .sort(([a], [b]) => (a ?? Number.MAX_VALUE) - (b ?? Number.MAX_VALUE))
    .map(([year, found]) => ({ year, hours: totalHours(found), units: found }));
}

/** Unknown as soon as one of them is. */
export function totalHours(units: TeachingUnit[]): number | null {
  if (units.length === 0 || units.some(({ hours }) => hours === null)) return null;
  return units.reduce((sum, { hours }) => sum + (hours ?? 0), 0);
}
