import { expect, it } from 'vitest';
import type { Kept } from './answers.server';
import { issueToken, judgeToken, LATEST_MS, referenceOf, SOONEST_MS } from './token.server';

const NOW = Date.parse('2026-11-15T08:00:00Z');
const secret = 'a secret of the tests';
const token = issueToken('brochure', secret, NOW);
const judge = (given: string, after: number, changed = {}) =>
  judgeToken(given, { action: 'brochure', secret, now: NOW + after, ...changed }).verdict;

it.each([
  ['as soon as it is shown', 0, 'early'],
  ['a moment too soon', SOONEST_MS - 1, 'early'],
  ['soon', SOONEST_MS, 'good'],
  ['the day after', LATEST_MS, 'good'],
  ['later', LATEST_MS + 1, 'late'],
  ['by a clock that is behind', -60_000, 'early'],
])('a form sent %s', (_name, after, expected) => {
  expect(judge(token, after)).toBe(expected);
});

it.each([
  ['nothing', ''],
  ['no signature', token.split('.')[0] ?? ''],
  ['another time', `${(NOW - 5000).toString(36)}.${token.split('.')[1]}`],
  ['another signature', `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`],
  ['something else', 'é.é'],
])('%s is no token', (_name, given) => {
  expect(judge(given, SOONEST_MS)).toBe('forged');
});

it('a token is of one action and of one secret', () => {
  expect(judge(token, SOONEST_MS, { action: 'contact' })).toBe('forged');
  expect(judge(token, SOONEST_MS, { secret: 'another' })).toBe('forged');
});

const REQUEST: Kept = {
  course: 'bts-mco',
  campus: 'lyon',
  firstName: 'Inès',
  lastName: 'Maurel',
  email: 'ines@mail.example',
  phone: null,
  level: null,
  message: null,
  optIn: false,
};
const reference = (changed: Partial<Kept> = {}, issued = NOW) =>
  referenceOf('brochure', { ...REQUEST, ...changed }, issued, secret);

it('POP-12: the same request has the same name, from another form of the day too', () => {
  expect(reference()).toMatch(/^[\w-]{43}$/);
  expect(reference({}, NOW + 60_000)).toBe(reference());
  expect(reference({ email: 'INES@mail.example' })).toBe(reference());
});

it.each<[string, string]>([
  ['corrected', reference({ email: 'ines@autre.example' })],
  ['of another campus', reference({ campus: 'gap' })],
  ['of another day', reference({}, NOW + LATEST_MS)],
  ['with a message', reference({ message: 'Bonjour' })],
  ['with a box ticked', reference({ optIn: true })],
  ['for something else', referenceOf('contact', REQUEST, NOW, secret)],
  ['whose words are cut elsewhere', reference({ firstName: 'Inès Maurel', lastName: '' })],
])('POP-12: a request %s is another one', (_name, other) => {
  expect(other).not.toBe(reference());
});
