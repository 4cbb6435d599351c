import type { Offering } from '../../content/offerings.server';
import { derived } from '../derived';
import { MANY } from '../lists';
import { grouped } from './grouped';

const ORDER = ['parcoursup', 'direct'] as const;

type Route = (typeof ORDER)[number];

/** A way in, and the campuses it leads to. */
export type WayIn = {
  route: Route;
  /** How many there are; they are named unless they are too many to be read. */
  count: number;
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
      count: found.length,
      campuses: found.length > MANY ? [] : found.map(({ campus }) => campus),
      withCompany: found.some(({ rhythm }) => rhythm !== null && rhythm !== 'fulltime'),
    };
  });
}

const NONE: Offering[] = [];

/** Where one programme is offered, in the order given. */
export function offeredOf(offerings: Offering[], slug: string): Offering[] {
  return byProgramme(offerings).get(slug) ?? NONE;
}

const byProgramme = derived((offerings: Offering[]) =>
  grouped(offerings, ({ programme }) => programme.slug),
);

/** The same, by the name of the campus. */
export function ofProgramme(offerings: Offering[], slug: string, language: string): Offering[] {
  return byName(offeredOf(offerings, slug), language);
}

const byName = derived((offered: Offering[], language: string) => {
  const { compare } = new Intl.Collator(language);
  return offered.toSorted((a, b) => compare(a.campus.name, b.campus.name));
});

type Enrolment = NonNullable<Offering['enrolment']>;

const ENROLMENTS: Enrolment[] = ['open', 'closing', 'closed'];

/** On how many campuses one can enrol, still can, or no longer can: of those there are. */
export function countEnrolments(offerings: Offering[]) {
  return ENROLMENTS.map((enrolment) => ({
    enrolment,
    campuses: offerings.filter((offering) => offering.enrolment === enrolment).length,
  })).filter(({ campuses }) => campuses > 0);
}
