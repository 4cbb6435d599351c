import { derived } from '../derived';
import { nearestFirst, type Place, type Reached } from '../places';

type Campus = { slug: string; name: string; latitude: number | null; longitude: number | null };
type Offering = { campus: { slug: string }; programme: { slug: string } };
type Event = { start: string; campus: { slug: string; timeZone: string | null } | null };

/** A campus as its list says it. What could not be had is null, and is left out. */
export type Row = {
  slug: string;
  name: string;
  programmes: number | null;
  next: { instant: string; timeZone: string | null } | null;
  km: number | null;
};

type Known = { offerings: Offering[] | null; events: Event[] | null };

/** The campuses in the order they are given, or the nearest to a place first. */
export function rows(campuses: Campus[], known: Known, from: Place | null): Row[] {
  const said = facts(known.events ?? NO_EVENTS, known.offerings);
  return from
    ? nearestFirst(campuses, from).map((campus) => rowOf(campus, said))
    : inOrder(campuses, said);
}

const NO_EVENTS: Event[] = [];

type Facts = {
  programmes: Map<string, Set<string>> | null;
  next: Map<string, NonNullable<Row['next']>>;
};

const facts = derived(
  (events: Event[], offerings: Offering[] | null): Facts => ({
    programmes: offerings && programmesByCampus(offerings),
    next: nextByCampus(events),
  }),
);

const inOrder = derived((campuses: Campus[], said: Facts) =>
  campuses.map((campus) => rowOf({ ...campus, km: null }, said)),
);

function rowOf({ slug, name, km }: Reached<Campus>, { programmes, next }: Facts): Row {
  return {
    slug,
    name,
    km,
    programmes: programmes && (programmes.get(slug)?.size ?? 0),
    next: next.get(slug) ?? null,
  };
}

function programmesByCampus(offerings: Offering[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { campus, programme } of offerings) {
    const slugs = found.get(campus.slug) ?? new Set();
    found.set(campus.slug, slugs.add(programme.slug));
  }
  return found;
}

/** Events come the soonest first. */
function nextByCampus(events: Event[]): Map<string, NonNullable<Row['next']>> {
  const found = new Map<string, NonNullable<Row['next']>>();
  for (const { campus, start } of events) {
    if (campus && !found.has(campus.slug))
      found.set(campus.slug, { instant: start, timeZone: campus.timeZone });
  }
  return found;
}
