import { describe, expect, it } from 'vitest';
import type { CalendarEvent } from '../../content/calendar.server';
import { calendarFile } from './calendar-file.server';

const LYON = {
  title: 'Campus de Lyon',
  slug: 'lyon',
  name: 'Lyon',
  timeZone: 'Europe/Paris',
  latitude: 45.764,
  longitude: 4.8357,
  address: { street: '12, quai des Arpenteurs', postcode: '69002', city: 'Lyon' },
};

const event = (fields: Partial<CalendarEvent> = {}): CalendarEvent => ({
  documentId: 'abc123',
  updatedAt: '2026-11-02T07:00:00.000Z',
  title: 'Portes ouvertes',
  slug: 'portes-ouvertes',
  description: null,
  registration: null,
  start: '2026-11-21T09:00:00.000Z',
  end: '2026-11-21T16:00:00.000Z',
  type: 'open-door',
  campus: LYON,
  ...fields,
});

const SCHOOL = { siteUrl: 'https://cassini.example', school: 'Cassini', language: 'fr' } as const;

/** The lines as they were before they were folded. */
function linesOf(file: string): string[] {
  return file.replaceAll('\r\n ', '').split('\r\n');
}

function lineOf(name: string, file: string): string | undefined {
  return linesOf(file)
    .find((line) => line.split(/[:;]/)[0] === name)
    ?.replace(/^[^:]*:/, '');
}

describe('an event', () => {
  const file = calendarFile([event()], SCHOOL);

  it.each([
    ['VERSION', '2.0'],
    ['PRODID', '-//Cassini//Agenda//FR'],
    ['UID', 'abc123@cassini.example'],
    ['DTSTAMP', '20261102T070000Z'],
    ['LAST-MODIFIED', '20261102T070000Z'],
    ['DTSTART', '20261121T090000Z'],
    ['DTEND', '20261121T160000Z'],
    ['SUMMARY', 'Portes ouvertes'],
    ['CATEGORIES', 'Portes ouvertes'],
    ['LOCATION', 'Campus de Lyon\\n12\\, quai des Arpenteurs\\, 69002 Lyon'],
    ['GEO', '45.764;4.8357'],
    ['URL', 'https://cassini.example/agenda/portes-ouvertes'],
    ['DESCRIPTION', 'https://cassini.example/agenda/portes-ouvertes'],
  ])('has its %s: %s', (name, value) => {
    expect(lineOf(name, file)).toBe(value);
  });

  it('by itself is not a calendar to come back for', () => {
    expect(lineOf('REFRESH-INTERVAL', file)).toBeUndefined();
    expect(lineOf('X-WR-CALNAME', file)).toBeUndefined();
  });

  it('is the same, byte for byte, as long as it does not change', () => {
    expect(calendarFile([event()], SCHOOL)).toBe(file);
  });

  it('without what it may lack, has no empty line for it', () => {
    const bare = calendarFile([event({ end: null, type: null, campus: null })], SCHOOL);
    for (const name of ['DTEND', 'CATEGORIES', 'LOCATION', 'GEO'])
      expect(lineOf(name, bare)).toBeUndefined();
  });

  it('whose end comes before its start has no end', () => {
    const wrong = calendarFile([event({ end: '2026-11-20T09:00:00.000Z' })], SCHOOL);
    expect(lineOf('DTEND', wrong)).toBeUndefined();
  });

  it('at a campus without an address is at that campus', () => {
    const file = calendarFile([event({ campus: { ...LYON, address: null } })], SCHOOL);
    expect(lineOf('LOCATION', file)).toBe('Campus de Lyon');
  });

  it('in English leads to English, and is the same event', () => {
    const english = calendarFile([event()], { ...SCHOOL, language: 'en' });
    expect(lineOf('URL', english)).toBe('https://cassini.example/en/agenda/portes-ouvertes');
    expect(lineOf('CATEGORIES', english)).toBe('Open day');
    expect(lineOf('UID', english)).toBe(lineOf('UID', file));
  });
});

it('RFC 5545, 3.1: lines end in CR LF, the last one too, and none has more than 75 octets', () => {
  const file = calendarFile(
    [event({ title: 'é’😀'.repeat(60), description: 'œ'.repeat(2000) })],
    SCHOOL,
  );
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const longest = Math.max(...file.split('\r\n').map((line) => Buffer.byteLength(line)));
  expect(longest).toBeLessThanOrEqual(75);
  expect(lineOf('SUMMARY', file)).toBe('é’😀'.repeat(60));
});

it('RFC 5545, 3.3.11: what has a meaning in the format is escaped, and control characters are gone', () => {
  const file = calendarFile(
    [event({ title: 'A, b; c\\d "e"', description: 'Un\r\nDeux\u0007\nEND:VEVENT' })],
    SCHOOL,
  );
  expect(lineOf('SUMMARY', file)).toBe('A\\, b\\; c\\\\d "e"');
  expect(lineOf('DESCRIPTION', file)).toMatch(/^Un\\nDeux\\nEND:VEVENT\\n\\nhttps:/);
  expect(linesOf(file).filter((line) => line === 'END:VEVENT')).toHaveLength(1);
});

it('a feed says its name, its address, and when to come back', () => {
  const source = 'https://cassini.example/agenda.ics';
  const file = calendarFile([], { ...SCHOOL, feed: { name: 'Cassini, Lyon', source } });
  expect(lineOf('X-WR-CALNAME', file)).toBe('Cassini, Lyon');
  expect(lineOf('SOURCE', file)).toBe(source);
  expect(lineOf('REFRESH-INTERVAL', file)).toBe('PT6H');
});

it('whatever editors write, in whatever field, no line of a calendar begins with it', () => {
  const words = 'a\r\nBEGIN:VEVENT\rX-INJECTED:1\nEND:VCALENDAR\u2028X-B:1;,\\"';
  const campus = {
    ...LYON,
    title: words,
    name: words,
    address: { street: words, postcode: words, city: words },
  };
  const events = [event({ title: words, description: words, campus })];
  const feed = { name: 'Agenda', source: 'https://cassini.example/agenda.ics' };
  const file = calendarFile(events, { ...SCHOOL, school: words, feed: { ...feed, name: words } });
  const plain = calendarFile([event({ description: 'x' })], { ...SCHOOL, feed });
  const namesOf = (text: string) => linesOf(text).map((line) => line.split(/[:;]/)[0]);
  expect(namesOf(file)).toEqual(namesOf(plain));
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});
