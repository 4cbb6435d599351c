import type { Offering } from '../../content/offerings.server';
import { grouped } from './grouped';

const ORDER = ['parcoursup', 'direct'] as const;

type Route = (typeof ORDER)[number];

/** A way in, and the campuses it leads to. */
export type WayIn = {
  route: Route;
  campuses: Offering['campus'][];
  /** One may then be in a company part of the time. */
  withCompany: boolean;
};

/** The ways in, the national procedure first, each with its campuses in the order given. */
export function waysIn(offerings: Offering[]): WayIn[] {
  const byRoute = grouped(offerings, ({ route }) => route);
  return ORDER.flatMap((route) => {
    const found = byRoute.get(route) ?? [];
    if (found.length === 0) return [];
    return {
      route,
      campuses: found.map(({ campus }) => campus),
      withCompany: found.some(({ rhythm }) => rhythm !== null && rhythm !== 'fulltime'),
    };
  });
}

/** Where one programme is offered, by the name of the campus. */
export function ofProgramme(offerings: Offering[], slug: string, language: string): Offering[] {
  return offerings
    .filter(({ programme }) => programme.slug === slug)
    .sort((a, b) => a.campus.name.localeCompare(b.campus.name, language));
}

type Enrolment = NonNullable<Offering['enrolment']>;

const ENROLMENTS: Enrolment[] = ['open', 'closing', 'closed'];

/** On how many campuses one can enrol, still can, or no longer can: of those there are. */
export function countEnrolments(offerings: Offering[]) {
  return ENROLMENTS.map((enrolment) => ({
    enrolment,
    campuses: offerings.filter((offering) => offering.enrolment === enrolment).length,
  })).filter(({ campuses }) => campuses > 0);
}
