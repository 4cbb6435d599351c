import { clockHour, longDate, SCHOOL_ZONE, timeOfDay } from '../calendar';
import { fill, type Language, labels } from '../taxonomy';
import {
  type Dated,
  endOf,
  isSeveralDays,
  lastMomentOf,
  type Stage,
  startOf,
  zoneOf,
} from './time';

export type When = {
  date: string;
  /** Of one day; those of several are told with the dates. */
  hours: string | null;
  /** The same, at the school, when clocks there say something else. */
  atSchool: string | null;
};

/** When an event is, in words, by the clocks of where it is. Of several days that have begun, only the last matters. */
export function whenOf(event: Dated, stage: Stage, language: Language): When {
  const { until } = labels(language).agenda;
  const day = (instant: Date) => longDate(instant, language, zoneOf(event));
  const first = day(startOf(event));
  if (isSeveralDays(event)) {
    const last = day(lastMomentOf(event));
    const date = stage === 'under-way' ? fill(until, { last }) : range(first, last, language);
    return { date, hours: null, atSchool: null };
  }
  const hours = hoursOf(event, language);
  return { date: first, hours, atSchool: hours === null ? null : atSchool(event, language) };
}

/** When it starts, and when it ends, in full: « samedi 14 novembre 2026, 9 h ». */
export function boundsOf(event: Dated, language: Language): { start: string; end: string | null } {
  const zone = zoneOf(event);
  const bound = (instant: Date) =>
    `${longDate(instant, language, zone)}, ${hour(instant, language, zone)}`;
  const end = endOf(event);
  return { start: bound(startOf(event)), end: end && bound(end) };
}

/** « 10 h – 17 h », « 18 h 30 »; none for what has the whole day. */
function hoursOf(event: Dated, language: Language, clocks = zoneOf(event)): string | null {
  const bounds = [startOf(event), endOf(event)].flatMap((instant) => instant ?? []);
  if (bounds.every((instant) => isMidnight(instant, zoneOf(event)))) return null;
  return bounds.map((instant) => hour(instant, language, clocks)).join(' – ');
}

/** A minute before midnight is how a whole day is sometimes written. */
function isMidnight(instant: Date, zone: string): boolean {
  return ['00:00', '23:59'].includes(timeOfDay(instant, zone));
}

function atSchool(event: Dated, language: Language): string | null {
  const told = (clocks: string) => ({
    day: longDate(startOf(event), language, clocks),
    hours: hoursOf(event, language, clocks) ?? '',
  });
  const [here, there] = [told(zoneOf(event)), told(SCHOOL_ZONE)];
  if (here.day === there.day && here.hours === there.hours) return null;
  const time = here.day === there.day ? there.hours : `${there.day}, ${there.hours}`;
  return fill(labels(language).agenda.atSchool, { time });
}

function hour(instant: Date, language: Language, zone: string): string {
  return clockHour(timeOfDay(instant, zone), language);
}

/** The month and the year are said once when they are the same. */
function range(first: string, last: string, language: Language): string {
  const [firstWords, lastWords] = [first.split(' '), last.split(' ')];
  while (firstWords.length > DAY_WORDS && firstWords.at(-1) === lastWords.at(firstWords.length - 1))
    firstWords.pop();
  return fill(labels(language).agenda.fromTo, { first: firstWords.join(' '), last });
}

/** « samedi 14 ». */
const DAY_WORDS = 2;
