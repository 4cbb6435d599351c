import { describe, expect, it } from 'vitest';
import { DAYS } from '../calendar';
import { isWithin, type OpeningHours, openingAt, spansOf } from './index';

const row = (
  firstDay: OpeningHours['firstDay'],
  lastDay: OpeningHours['lastDay'],
  opens: string,
  closes: string,
): OpeningHours => ({ firstDay, lastDay, opens, closes });

const WEEK = [row('monday', 'friday', '08:30', '18:00')];
const SATURDAY = [...WEEK, row('saturday', 'saturday', '09:00', '12:30')];
const LUNCH = [
  row('monday', 'friday', '14:00', '18:00'),
  row('monday', 'friday', '08:30', '12:00'),
];
const open = (until: string) => ({ isOpen: true, until });
const closed = (inDays: number, day: string, opens: string) => ({
  isOpen: false,
  next: { inDays, day, opens },
});

describe('whether the doors are open', () => {
  // 2026-11-15 is a Sunday, and Paris is an hour ahead of UTC.
  it.each([
    ['Sunday', WEEK, '2026-11-15T08:00:00Z', closed(1, 'monday', '08:30')],
    ['Monday before the hour', WEEK, '2026-11-16T07:29:00Z', closed(0, 'monday', '08:30')],
    ['Monday at the hour', WEEK, '2026-11-16T07:30:00Z', open('18:00')],
    ['Monday in the last minute', WEEK, '2026-11-16T16:59:00Z', open('18:00')],
    ['Monday at closing time', WEEK, '2026-11-16T17:00:00Z', closed(1, 'tuesday', '08:30')],
    ['Friday evening', WEEK, '2026-11-20T18:00:00Z', closed(3, 'monday', '08:30')],
    [
      'Friday evening, open tomorrow',
      SATURDAY,
      '2026-11-20T18:00:00Z',
      closed(1, 'saturday', '09:00'),
    ],
    ['over lunch', LUNCH, '2026-11-16T12:00:00Z', closed(0, 'monday', '14:00')],
    ['after lunch', LUNCH, '2026-11-16T13:30:00Z', open('18:00')],
  ])('%s', (_name, rows, now, expected) => {
    expect(openingAt(rows, new Date(now), 'Europe/Paris')).toEqual(expected);
  });

  it.each([
    ['Europe/Paris', closed(1, 'monday', '08:30')],
    ['Indian/Reunion', closed(0, 'monday', '08:30')],
    ['Pacific/Auckland', open('18:00')],
  ])('is a matter of the clock of the place: %s', (zone, expected) => {
    // Sunday, a quarter past nine in the evening at the school.
    expect(openingAt(WEEK, new Date('2026-11-15T20:15:00Z'), zone)).toEqual(expected);
  });

  it('hours that touch are one', () => {
    const rows = [
      row('monday', 'monday', '08:00', '12:00'),
      row('monday', 'monday', '12:00', '17:00'),
    ];
    expect(openingAt(rows, new Date('2026-11-16T10:00:00Z'))).toEqual(open('17:00'));
  });

  it('after the only hours of the week, those of the next', () => {
    const rows = [row('monday', 'monday', '08:00', '09:00')];
    expect(openingAt(rows, new Date('2026-11-16T12:00:00Z'))).toEqual(closed(7, 'monday', '08:00'));
  });

  it.each([
    ['no hours', []],
    ['hours that end before they begin', [row('monday', 'friday', '18:00', '08:00')]],
  ])('of %s nothing is known', (_name, rows) => {
    expect(openingAt(rows, new Date('2026-11-16T10:00:00Z'))).toBeNull();
    expect(spansOf(rows)).toEqual([]);
  });
});

describe('the week', () => {
  const told = (rows: OpeningHours[]) =>
    spansOf(rows).map(({ first, last, hours }) => [
      first,
      last,
      ...hours.map(({ opens, closes }) => `${opens}-${closes}`),
    ]);

  it('has the days of the same hours together, and the closed ones', () => {
    expect(told(SATURDAY)).toEqual([
      ['monday', 'friday', '08:30-18:00'],
      ['saturday', 'saturday', '09:00-12:30'],
      ['sunday', 'sunday'],
    ]);
  });

  it('has the hours of a day in order', () => {
    expect(told(LUNCH)).toEqual([
      ['monday', 'friday', '08:30-12:00', '14:00-18:00'],
      ['saturday', 'sunday'],
    ]);
  });

  it('goes on after Sunday', () => {
    expect(told([row('saturday', 'monday', '10:00', '16:00')])).toEqual([
      ['monday', 'monday', '10:00-16:00'],
      ['tuesday', 'friday'],
      ['saturday', 'sunday', '10:00-16:00'],
    ]);
  });

  it('has every day in one of its spans', () => {
    for (const day of DAYS)
      expect(spansOf(SATURDAY).filter((span) => isWithin(span, day))).toHaveLength(1);
  });
});
