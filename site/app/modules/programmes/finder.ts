import type { Offering } from '../../content/offerings.server';
import type { ProgrammeSummary } from '../../content/programmes.server';
import { derived } from '../derived';
import { hasWords } from '../lists';
import { offeredOf } from './offered';
import { startsOf } from './starts';

/** What a visitor asks of the finder: nothing is an empty text. */
export type Filters = {
  levelIn: string;
  levelOut: string;
  rhythm: string;
  campus: string;
  type: string;
  words: string;
};

/** RTE-11: from the query of the page's address, which its form writes. */
export function readFilters(query: URLSearchParams): Filters {
  const read = (name: string) => query.get(name)?.trim() ?? '';
  return {
    levelIn: read('niveau-entree'),
    levelOut: read('niveau-sortie'),
    rhythm: read('rythme'),
    campus: read('campus'),
    type: read('type'),
    words: read('q'),
  };
}

/** A programme of the list, with where and when it is offered. */
export type Found = ProgrammeSummary & {
  /** On how many campuses; null when that is not known. */
  campuses: number | null;
  /** The next day it starts: on the campus asked for, or on any. */
  nextStart: string | null;
};

/** The programmes that are all that is asked for. Without the offerings, no campus can be asked for. */
export function find(
  programmes: ProgrammeSummary[],
  offerings: Offering[] | null,
  filters: Filters,
  today: string,
): Found[] {
  return programmes.flatMap((programme) => {
    const offered = offerings ? offeredOf(offerings, programme.slug) : [];
    const there = filters.campus
      ? offered.filter(({ campus }) => campus.slug === filters.campus)
      : offered;
    if (!isAsked(programme, filters) || !isOffered(programme, there, filters)) return [];
    return {
      ...programme,
      campuses: offerings && campusesOf(offered),
      nextStart: nextStart(there, today),
    };
  });
}

const campusesOf = derived(
  (offered: Offering[]) => new Set(offered.map(({ campus }) => campus.slug)).size,
);
const nextStart = derived(
  (there: Offering[], today: string) => startsOf(there, today)[0]?.date ?? null,
);

function isAsked(programme: ProgrammeSummary, filters: Filters): boolean {
  const { levelIn, levelOut, landingType, title, shortTitle, summary } = programme;
  if (filters.levelIn && String(levelIn) !== filters.levelIn) return false;
  if (filters.levelOut && String(levelOut) !== filters.levelOut) return false;
  if (filters.type && landingType !== filters.type) return false;
  return hasWords([title, shortTitle, summary].join(' '), filters.words);
}

/** On a campus, the rhythm is the one it has there. */
function isOffered(
  { rhythm }: ProgrammeSummary,
  there: Offering[],
  { campus, rhythm: asked }: Filters,
): boolean {
  const rhythms = campus ? there.map((offering) => offering.rhythm ?? rhythm) : [rhythm];
  return rhythms.some(
    (found) => !asked || found === asked || (found === 'both' && isRhythm(asked)),
  );
}

const isRhythm = (value: string) => value === 'fulltime' || value === 'periodic';
