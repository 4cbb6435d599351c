import { localDay, localInstant } from '../seed/local-time.ts';

const WEEK = 7;

/** A week begins on Monday, at midnight where the school is. */
export type Week = { monday: string; starts: Date };

/** The last `count` weeks, the one that `today` is in being the last. */
export function lastWeeks(today: Date, count: number, timeZone: string): Week[] {
  return Array.from({ length: count }, (_, index) =>
    weekBefore(today, count - 1 - index, timeZone),
  );
}

/** The week that comes `ago` weeks before that of `today`. */
export function weekBefore(today: Date, ago: number, timeZone: string): Week {
  const weekday = new Date(localDay(today, 0, timeZone)).getUTCDay();
  const days = -((weekday + WEEK - 1) % WEEK) - ago * WEEK;
  return {
    monday: localDay(today, days, timeZone),
    starts: localInstant(today, days, '00:00', timeZone),
  };
}
