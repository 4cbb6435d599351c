import ical, { type ICalEventData } from 'ical-generator';
import type { CalendarEvent } from '../../content/calendar.server';
import { pathIn } from '../navigation';
import { type Language, labels, term } from '../taxonomy';
import { endOf, startOf } from './time';

type Options = {
  siteUrl: string;
  school: string;
  language: Language;
  /** What the calendar is called where it is subscribed to, and its address. */
  feed?: { name: string; source: string };
};

const REFRESH_S = 6 * 60 * 60;

/** RFC 5545, times in UTC: every calendar shows them by the clocks of its reader. The same events make the same bytes. */
export function calendarFile(events: CalendarEvent[], options: Options): string {
  const { school, language, feed } = options;
  const calendar = ical({
    prodId: { company: inOneLine(school), product: 'Agenda', language: language.toUpperCase() },
    scale: 'gregorian',
    ...(feed && { ...feed, name: inOneLine(feed.name), ttl: REFRESH_S }),
  });
  for (const event of events) calendar.createEvent(entryOf(event, options));
  // RFC 5545, 3.1: every line ends, the last one too.
  return `${calendar}\r\n`;
}

function entryOf(event: CalendarEvent, { siteUrl, language }: Options): ICalEventData {
  const { documentId, title, description, slug, type, updatedAt } = event;
  const page = `${siteUrl}${pathIn(language, `/agenda/${slug}`)}`;
  const end = endOf(event);
  const place = locationOf(event);
  return {
    // For good, whatever becomes of its title, its address or its date.
    id: `${documentId}@${new URL(siteUrl).hostname}`,
    // RFC 5545, 3.8.7.2: of what is published, the stamp is when it last changed.
    stamp: new Date(updatedAt),
    lastModified: new Date(updatedAt),
    start: startOf(event),
    ...(end && { end }),
    summary: printable(title),
    description: [description && printable(description), page].filter(Boolean).join('\n\n'),
    url: page,
    ...(place && { location: place }),
    ...(type && { categories: [{ name: term(labels(language).agenda.types, type) }] }),
  };
}

function locationOf({ campus }: CalendarEvent): ICalEventData['location'] | undefined {
  if (!campus) return undefined;
  const { title, address, latitude, longitude } = campus;
  const city = address && [address.postcode, address.city].filter(Boolean).join(' ');
  return {
    title: printable(title),
    ...(address && { address: printable(`${address.street}, ${city}`) }),
    ...(latitude !== null && longitude !== null && { geo: { lat: latitude, lon: longitude } }),
  };
}

/** RFC 5545, 3.1: no control character but the tab and the line break. */
function printable(text: string): string {
  return text.replaceAll(/[^\P{Cc}\t\r\n]/gu, '');
}

/** The generator writes these as they are: a line break in them would begin a line of somebody's. */
function inOneLine(text: string): string {
  return printable(text).replaceAll(/[\t\r\n]+/g, ' ');
}
