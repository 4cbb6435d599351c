import { monthName } from '../calendar';
import { derived } from '../derived';
import type { Choice } from '../lists';
import type { Language } from '../taxonomy';
import { type Dated, daysOf, endOf, monthsOf, stageOf, startOf } from './time';

/** A stretch of the timeline: what is under way, or what starts in a month. */
export type Rail<Event> = {
  /** As YYYY-MM. */
  month: string | null;
  /** How many it has in all, whatever this page shows of it. */
  total: number;
  /** Whether it began on a page before this one. */
  continued: boolean;
  events: Event[];
};

/** What is over is gone; what is under way comes first, the next to end before the others; then by day, and by hour. */
export function inOrder<Event extends Dated>(events: Event[], now: Date): Event[] {
  const [underWay, later]: [Event[], Event[]] = [[], []];
  for (const event of events) {
    const stage = stageOf(event, now);
    if (stage !== 'past') (stage === 'under-way' ? underWay : later).push(event);
  }
  return [...underWay.toSorted(byEnd), ...later.toSorted(byDay)];
}

function byEnd(a: Dated, b: Dated): number {
  return (endOf(a)?.getTime() ?? 0) - (endOf(b)?.getTime() ?? 0);
}

/** The days are those of the places: at the turn of a month, an instant may belong to two. */
function byDay(a: Dated, b: Dated): number {
  const [one, other] = [daysOf(a).first, daysOf(b).first];
  if (one !== other) return one < other ? -1 : 1;
  return startOf(a).getTime() - startOf(b).getTime();
}

/** The part of a list that a page shows, on its rails. */
export function railsOf<Event extends Dated>(
  shown: Event[],
  all: Event[],
  now: Date,
): Rail<Event>[] {
  const whole = railTotals(all, now.getTime());
  return [...Map.groupBy(shown, (event) => railOf(event, now))].map(([month, events]) => {
    const { total = events.length, first = events[0] } = whole.get(month) ?? {};
    return { month, events, total, continued: first !== events[0] };
  });
}

function railOf(event: Dated, now: Date): string | null {
  return stageOf(event, now) === 'under-way' ? null : (monthsOf(event)[0] ?? null);
}

const railTotals = derived(
  (all: Dated[], now: number) =>
    new Map(
      [...Map.groupBy(all, (event) => railOf(event, new Date(now)))].map(([month, found]) => [
        month,
        { total: found.length, first: found[0] },
      ]),
    ),
);

const allMonths = derived((events: Dated[]) => [...new Set(events.flatMap(monthsOf))]);

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/** The months there is something in, from this one on. What was asked for stays among them, even when nothing is in it. */
export function monthChoices(
  events: Dated[],
  { asked, from, language }: { asked: string; from: string; language: Language },
): Choice[] {
  const months = new Set(allMonths(events).filter((month) => month >= from));
  if (asked) months.add(asked);
  return [...months].sort().map((month) => ({ value: month, name: monthAndYear(month, language) }));
}

/** A month given as YYYY-MM: « novembre 2026 ». */
export function monthAndYear(month: string, language: Language): string {
  return MONTH.test(month) ? `${monthName(month, language)} ${month.slice(0, 4)}` : month;
}
