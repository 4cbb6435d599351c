import { now } from '../clock';
import { SCHOOL_ZONE } from '../seed/entries';
import { localDay, localInstant } from '../seed/local-time';

/** Today at the school, as YYYY-MM-DD. */
export function today(): string {
  return localDay(now(), 0, SCHOOL_ZONE);
}

/** The first instant of the day that comes `days` after today at the school. */
export function startOfDay(days: number): Date {
  return localInstant(now(), days, '00:00', SCHOOL_ZONE);
}
