import { DAYS, type Day, dayOf, SCHOOL_ZONE, timeOfDay } from '../calendar';

type Hours = { opens: string; closes: string };
/** From one day to another of the week; from Saturday to Monday goes through Sunday. */
export type OpeningHours = Hours & { firstDay: Day; lastDay: Day };
/** Days in a row with the same hours; none of them when it is closed. */
export type Span = { first: Day; last: Day; hours: Hours[] };
export type Opening =
  | { isOpen: true; until: string }
  | { isOpen: false; next: { inDays: number; day: Day; opens: string } | null };

/** The week as it is read: from Monday, days with the same hours together. Nothing when no hours are known. */
export function spansOf(rows: OpeningHours[]): Span[] {
  const spans: Span[] = [];
  const week = weekOf(rows);
  if (week.every((hours) => hours.length === 0)) return spans;
  for (const [index, day] of DAYS.entries()) {
    const hours = week[index] ?? [];
    const before = spans.at(-1);
    if (before && isSame(before.hours, hours)) before.last = day;
    else spans.push({ first: day, last: day, hours });
  }
  return spans;
}

export function isWithin({ first, last }: Span, day: Day): boolean {
  const index = DAYS.indexOf(day);
  return DAYS.indexOf(first) <= index && index <= DAYS.indexOf(last);
}

/** Whether the doors are open at an instant, on the clock of the place. Null when no hours are known. */
export function openingAt(
  rows: OpeningHours[],
  instant: Date,
  timeZone = SCHOOL_ZONE,
): Opening | null {
  const week = weekOf(rows);
  if (week.every((hours) => hours.length === 0)) return null;
  const today = DAYS.indexOf(dayOf(instant, timeZone));
  const time = timeOfDay(instant, timeZone);
  const now = week[today]?.find(({ opens, closes }) => opens <= time && time < closes);
  if (now) return { isOpen: true, until: now.closes };
  for (let inDays = 0; inDays <= DAYS.length; inDays += 1) {
    const index = (today + inDays) % DAYS.length;
    const day = DAYS[index];
    const next = week[index]?.find(({ opens }) => inDays > 0 || opens > time);
    if (day && next) return { isOpen: false, next: { inDays, day, opens: next.opens } };
  }
  return { isOpen: false, next: null };
}

/** Seven days of hours, in order, those that touch made one. Hours that end before they begin say nothing. */
function weekOf(rows: OpeningHours[]): Hours[][] {
  const week: Hours[][] = DAYS.map(() => []);
  for (const { firstDay, lastDay, opens, closes } of rows) {
    if (closes <= opens) continue;
    const first = DAYS.indexOf(firstDay);
    const length = (DAYS.indexOf(lastDay) - first + DAYS.length) % DAYS.length;
    for (let step = 0; step <= length; step += 1) {
      week[(first + step) % DAYS.length]?.push({ opens, closes });
    }
  }
  return week.map(merged);
}

function merged(hours: Hours[]): Hours[] {
  const all: Hours[] = [];
  for (const { opens, closes } of hours.toSorted((a, b) => a.opens.localeCompare(b.opens))) {
    const last = all.at(-1);
    if (!last || opens > last.closes) all.push({ opens, closes });
    else if (closes > last.closes) last.closes = closes;
  }
  return all;
}

function isSame(a: Hours[], b: Hours[]): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
