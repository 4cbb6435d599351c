import { dayIn, isZone, SCHOOL_ZONE } from '../calendar';
import { derived } from '../derived';

/** When something is, and the zone of where it is. */
export type Dated = {
  start: string;
  end: string | null;
  campus: { timeZone?: string | null } | null;
};

export type Stage = 'to-come' | 'today' | 'under-way' | 'past';

/** The zone an event's times are told in: its campus's, or the school's. */
export function zoneOf({ campus }: Pick<Dated, 'campus'>): string {
  const zone = campus?.timeZone;
  return zone && isZone(zone) ? zone : SCHOOL_ZONE;
}

export function startOf({ start }: Dated): Date {
  return new Date(start);
}

/** An end that does not come after the start is no end. */
export function endOf({ start, end }: Dated): Date | null {
  return end !== null && Date.parse(end) > Date.parse(start) ? new Date(end) : null;
}

/** A moment of its last day: what ends at midnight ends the day before. */
export function lastMomentOf(event: Dated): Date {
  const end = endOf(event);
  return end ? new Date(end.getTime() - 1) : startOf(event);
}

/** Its first and last days where it is, as YYYY-MM-DD. */
export function daysOf(event: Dated): { first: string; last: string } {
  return days(event);
}

const days = derived((event: Dated) => {
  const zone = zoneOf(event);
  return { first: dayIn(zone, startOf(event)), last: dayIn(zone, lastMomentOf(event)) };
});

export function isSeveralDays(event: Dated): boolean {
  const { first, last } = daysOf(event);
  return first !== last;
}

/** Without an end, an event lasts as long as its day: nobody can say that it is over, nor that it is not. */
export function stageOf(event: Dated, now: Date): Stage {
  const isToday = daysOf(event).first === dayIn(zoneOf(event), now);
  if (startOf(event) > now) return isToday ? 'today' : 'to-come';
  const end = endOf(event);
  if (end) return end >= now ? 'under-way' : 'past';
  return isToday ? 'today' : 'past';
}

/** The months it is in, from its first day to its last, as YYYY-MM. */
export function monthsOf(event: Dated): string[] {
  return months(event);
}

const months = derived((event: Dated) => {
  const { first, last } = daysOf(event);
  const months = [first.slice(0, 7)];
  for (;;) {
    const next = monthAfter(months.at(-1) ?? first);
    if (next > last.slice(0, 7)) return months;
    months.push(next);
  }
});

function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number)).toISOString().slice(0, 7);
}
