import type { Offering } from '../../content/offerings.server';
import { grouped } from './grouped';

/** A day on which a programme starts, and on how many campuses. */
export type Start = { date: string; campuses: number };

type Starting = Pick<Offering, 'enrolment' | 'intakes'>;

/** The days a programme starts from today on, where one can still enrol: soonest first. */
export function startsOf(offerings: Starting[], today: string): Start[] {
  const dates = offerings
    .filter(({ enrolment }) => enrolment !== 'closed')
    .flatMap(({ intakes }) => [...new Set(intakes.flatMap(({ date }) => date ?? []))])
    .filter((date) => date >= today);
  return [...grouped(dates, (date) => date)]
    .map(([date, { length }]) => ({ date, campuses: length }))
    .sort((a, b) => (a.date < b.date ? -1 : 1));
}

/** The day most campuses start, when it is another than the next. */
export function mainStart([next, ...later]: Start[]): Start | null {
  const most = later.reduce<Start | undefined>(
    (found, start) => (start.campuses > (found?.campuses ?? 0) ? start : found),
    undefined,
  );
  return most && next && most.campuses > next.campuses ? most : null;
}

/** The next day this offering starts, whether or not there is a place left. */
export function nextIntake({ intakes }: Pick<Offering, 'intakes'>, today: string): string | null {
  return intakes.find(({ date }) => date !== null && date >= today)?.date ?? null;
}
