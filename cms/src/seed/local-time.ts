const DAY_MS = 86_400_000;

/** The day, as YYYY-MM-DD, that comes `days` after the day it is in `timeZone` at `from`. */
export function localDay(from: Date, days: number, timeZone: string): string {
  // Days are counted on the calendar: some of them are 23 or 25 hours long.
  const midnight = Date.parse(`${dayIn(from, timeZone)}T00:00:00Z`);
  return new Date(midnight + days * DAY_MS).toISOString().slice(0, 10);
}

/** The instant at which clocks in `timeZone` show this time on that day. */
export function localInstant(from: Date, days: number, time: string, timeZone: string): Date {
  const asUtc = new Date(`${localDay(from, days, timeZone)}T${time}:00Z`);
  const guess = new Date(asUtc.getTime() - offsetMs(asUtc, timeZone));
  // The offset that counts is the one in force at the result, which differs from the first guess around a clock change.
  return new Date(asUtc.getTime() - offsetMs(guess, timeZone));
}

function dayIn(instant: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(instant);
}

function offsetMs(instant: Date, timeZone: string): number {
  const shown = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  const wall = new Date(`${shown.format(instant).replace(' ', 'T')}Z`);
  return wall.getTime() - Math.floor(instant.getTime() / 1000) * 1000;
}
