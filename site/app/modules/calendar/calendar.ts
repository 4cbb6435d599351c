import { DAYS, type Day } from './days';

/** The school's time, wherever the server or the browser runs. */
export const SCHOOL_ZONE = 'Europe/Paris';

const LANGUAGES = { fr: 'fr-FR', en: 'en-GB' };

/** The day it is at the school, as YYYY-MM-DD. */
export function schoolDay(instant: Date): string {
  return dayIn(SCHOOL_ZONE, instant);
}

/** The minute it is: what is said of now holds that long. */
export function atMinute(instant: Date): Date {
  return new Date(Math.floor(instant.getTime() / 60_000) * 60_000);
}

/** The day it is in a zone, as YYYY-MM-DD. */
export function dayIn(timeZone: string, instant: Date): string {
  return formatter('sv-SE', { timeZone, dateStyle: 'short' }).format(instant);
}

/** Whether times can be told in it: browsers and editors do not know the same zones. */
export function isZone(name: string): boolean {
  try {
    formatter('en-GB', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** In full: « samedi 14 novembre 2026 ». From the parts, since engines differ on what stands between them. */
export function longDate(
  instant: Date,
  locale: keyof typeof LANGUAGES,
  timeZone = SCHOOL_ZONE,
): string {
  const format = formatter(LANGUAGES[locale], { timeZone, dateStyle: 'full' });
  const words = format.formatToParts(instant).flatMap(({ type, value }) => {
    if (type === 'literal') return [];
    return type === 'day' && locale === 'fr' && value === '1' ? ['1er'] : [value];
  });
  return words.join(' ');
}

/** The day and the month: « 21 nov. ». */
export function shortDate(
  instant: Date,
  locale: keyof typeof LANGUAGES,
  timeZone = SCHOOL_ZONE,
): string {
  const options = { timeZone, day: 'numeric', month: 'short' } as const;
  const words = formatter(LANGUAGES[locale], options).format(instant);
  return locale === 'fr' ? words.replace(/^1 /, '1er ') : words;
}

/** The day of the month alone, as the large numeral of a list of events. */
export function dayOfMonth(instant: Date, timeZone = SCHOOL_ZONE): string {
  return formatter('en-GB', { timeZone, day: 'numeric' }).format(instant);
}

/** The day of the week, in short: « sam. ». */
export function weekday(
  instant: Date,
  locale: keyof typeof LANGUAGES,
  timeZone = SCHOOL_ZONE,
): string {
  return formatter(LANGUAGES[locale], { timeZone, weekday: 'short' }).format(instant);
}

/** The name of a month given as YYYY-MM: « novembre ». */
export function monthName(month: string, locale: keyof typeof LANGUAGES): string {
  const format = formatter(LANGUAGES[locale], { timeZone: 'UTC', month: 'long' });
  return format.format(new Date(`${month}-01`));
}

/** The hour and minute: « 10:45 ». */
export function timeOfDay(instant: Date, timeZone = SCHOOL_ZONE): string {
  return formatter('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(instant);
}

/** An hour of the clock as it is read: « 8 h 30 », « 18 h »; in English « 08:30 ». */
export function clockHour(time: string, locale: keyof typeof LANGUAGES): string {
  const [hours = '', minutes = ''] = time.split(':');
  if (locale === 'en') return `${hours}:${minutes}`;
  return `${Number(hours)}\u00a0h${minutes === '00' ? '' : `\u00a0${minutes}`}`;
}

/** A moment by the clocks of a zone, as machines write it: « 2026-11-21T10:00:00+01:00 ». A day alone stays one. */
export function timeIn(timeZone: string, moment: string): string {
  if (!moment.includes('T')) return moment;
  const instant = new Date(moment);
  const offset = offsetIn(timeZone, instant);
  return `${dayIn(timeZone, instant)}T${timeOfDay(instant, timeZone)}:00${offset}`;
}

/** How far the clocks of a zone are from Greenwich's: « +01:00 ». */
export function offsetIn(timeZone: string, instant: Date): string {
  const parts = formatter('en-GB', { timeZone, timeZoneName: 'longOffset' }).formatToParts(instant);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return name.replace('GMT', '') || '+00:00';
}

/** The day of the week that it is somewhere. */
export function dayOf(instant: Date, timeZone = SCHOOL_ZONE): Day {
  const name = formatter('en-GB', { timeZone, weekday: 'long' }).format(instant);
  return DAYS.find((day) => day === name.toLowerCase()) ?? 'monday';
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Making a formatter costs a hundred times what using it does, so each is made once. */
function formatter(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([language, options]);
  const known = formatters.get(key) ?? new Intl.DateTimeFormat(language, options);
  formatters.set(key, known);
  return known;
}
