/** The school's time, wherever the server or the browser runs. */
export const SCHOOL_ZONE = 'Europe/Paris';

const LANGUAGES = { fr: 'fr-FR', en: 'en-GB' };

/** The day it is at the school, as YYYY-MM-DD. */
export function schoolDay(instant: Date): string {
  return formatter('sv-SE', { timeZone: SCHOOL_ZONE, dateStyle: 'short' }).format(instant);
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

/** The day of the month alone, as the large numeral of a list of events. */
export function dayOfMonth(instant: Date, timeZone = SCHOOL_ZONE): string {
  return formatter('en-GB', { timeZone, day: 'numeric' }).format(instant);
}

/** The hour and minute: « 10:45 ». */
export function timeOfDay(instant: Date, timeZone = SCHOOL_ZONE): string {
  return formatter('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(instant);
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Making a formatter costs a hundred times what using it does, so each is made once. */
function formatter(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([language, options]);
  const known = formatters.get(key) ?? new Intl.DateTimeFormat(language, options);
  formatters.set(key, known);
  return known;
}
