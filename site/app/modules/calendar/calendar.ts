/** The school's time, wherever the server or the browser runs. */
export const SCHOOL_ZONE = 'Europe/Paris';

const LANGUAGES = { fr: 'fr-FR', en: 'en-GB' };

/** The day it is at the school, as YYYY-MM-DD. */
export function schoolDay(instant: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: SCHOOL_ZONE, dateStyle: 'short' }).format(
    instant,
  );
}

/** In full: « samedi 14 novembre 2026 ». From the parts, since engines differ on what stands between them. */
export function longDate(
  instant: Date,
  locale: keyof typeof LANGUAGES,
  timeZone = SCHOOL_ZONE,
): string {
  const parts = new Intl.DateTimeFormat(LANGUAGES[locale], {
    timeZone,
    dateStyle: 'full',
  }).formatToParts(instant);
  const words = parts.flatMap(({ type, value }) => {
    if (type === 'literal') return [];
    return type === 'day' && locale === 'fr' && value === '1' ? ['1er'] : [value];
  });
  return words.join(' ');
}

/** The day of the month alone, as the large numeral of a list of events. */
export function dayOfMonth(instant: Date, timeZone = SCHOOL_ZONE): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone, day: 'numeric' }).format(instant);
}
