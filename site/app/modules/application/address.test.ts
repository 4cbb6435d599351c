import { expect, it } from 'vitest';
import { applicationAddress, askedBy, askedIn, asking, presetsAt, withoutPopin } from './address';

it.each([
  ['/', 'contact', {}, '/?popin=true&action=contact'],
  ['/en', 'brochure', {}, '/en?popin=true&action=brochure'],
  [
    '/',
    'registration',
    { course: 'bts', campus: 'lyon' },
    '/?popin=true&action=registration&course=bts&campus=lyon',
  ],
  ['/', 'contact', { campus: 'lyon' }, '/?popin=true&action=contact&campus=lyon'],
  ['/', 'contact', { campus: '' }, '/?popin=true&action=contact'],
])('POP-2: over %s, %s of %o is %s', (home, action, about, expected) => {
  expect(applicationAddress(home, action, about)).toBe(expected);
});

it.each([
  ['/?popin=true', '', '/?popin=true'],
  ['/?popin=true', 'utm_source=a', '/?popin=true&utm_source=a'],
  ['/', 'utm_source=a', '/?utm_source=a'],
  ['/?popin=true#bas', 'utm_source=a', '/?popin=true&utm_source=a#bas'],
])('TRK-1: %s, asking %s too, is %s', (to, more, expected) => {
  expect(asking(to, more)).toBe(expected);
});

it.each([
  ['popin=true&action=contact', { action: 'contact', course: null, campus: null }],
  [
    'action=contact&popin=true&course=bts&campus=lyon',
    { action: 'contact', course: 'bts', campus: 'lyon' },
  ],
  ['popin=true&action=<b>x</b>', { action: '<b>x</b>', course: null, campus: null }],
  [
    'popin=true&action=contact&course=../x&campus=<b>',
    { action: 'contact', course: null, campus: null },
  ],
  ['popin=true&action=contact&course=', { action: 'contact', course: null, campus: null }],
  ['popin=true', null],
  ['popin=true&action=', null],
  ['popin=false&action=contact', null],
  ['action=contact', null],
  ['', null],
])('POP-2: %s asks for %o', (query, expected) => {
  expect(askedIn(new URLSearchParams(query))).toEqual(expected);
});

it.each([
  ['/?popin=true&action=contact', '/', true],
  ['/?popin=true&action=contact#bas', '/', true],
  ['/en?popin=true&action=contact', '/en', true],
  ['/?popin=true&action=contact', '/en', false],
  ['/agenda?popin=true&action=contact', '/', false],
  ['https://evil.example/?popin=true&action=contact', '/', false],
  ['/agenda', '/', false],
])('POP-2: a link to %s, over %s, opens it: %s', (to, home, expected) => {
  expect(askedBy(to, home) !== null).toBe(expected);
});

it.each([
  ['/programmes/bts-mco', 'bts-mco', null],
  ['/en/programmes/bts-mco', 'bts-mco', null],
  ['/campus/lyon', null, 'lyon'],
  ['/programmes', null, null],
  ['/programmes/%3Cb%3E', null, null],
  ['/campus/lyon/plan', null, null],
  ['/', null, null],
])('POP-3: %s chooses the course %s and the campus %s', (pathname, course, campus) => {
  expect(presetsAt(pathname)).toEqual({ course, campus });
});

it.each([
  ['popin=true&action=contact&course=bts&campus=lyon&confirm=true', ''],
  ['utm_source=a&popin=true&action=contact', '?utm_source=a'],
])('POP-6: closed, %s is %s', (query, expected) => {
  expect(withoutPopin(new URLSearchParams(query))).toBe(expected);
});
