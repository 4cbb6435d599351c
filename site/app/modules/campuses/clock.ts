import { offsetIn, SCHOOL_ZONE } from '../calendar';

/** A length of time, whichever way it goes: « 5 h 30 ». */
export function lapse(minutes: number): string {
  const length = Math.abs(minutes);
  const rest = length % 60;
  return `${Math.floor(length / 60)}\u00a0h${rest === 0 ? '' : `\u00a0${String(rest).padStart(2, '0')}`}`;
}

/** How many minutes a place is ahead of the school. */
export function minutesAhead(instant: Date, timeZone: string): number {
  return offset(instant, timeZone) - offset(instant, SCHOOL_ZONE);
}

function offset(instant: Date, timeZone: string): number {
  const [, sign, hours, minutes] = /([+-])(\d{2}):(\d{2})/.exec(offsetIn(timeZone, instant)) ?? [];
  return (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * (sign === '-' ? -1 : 1);
}
