const DAY_MS = 86_400_000;

/** The instant at which clocks in `timeZone` show this wall time, `days` after the day it is there at `from`. */
export function localInstant(from: Date, days: number, time: string, timeZone: string): Date {
  // Days are counted on the calendar: some of them are 23 or 25 hours long.
  const asUtc = new Date(Date.parse(`${dayIn(from, timeZone)}T${time}:00Z`) + days * DAY_MS);
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
