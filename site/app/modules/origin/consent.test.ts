import { expect, it } from 'vitest';
import { answerCookies, pageAnsweredOn } from './answer.server';
import { choiceIn, isChoice, mayKeep } from './index';

it.each([
  [null, undefined],
  ['', undefined],
  ['consentement=oui', 'oui'],
  ['a=1; consentement=non; b=2', 'non'],
  ['consentement=', undefined],
  ['consentement=peut-%C3%AAtre', undefined],
  ['sans-consentement=oui', undefined],
  ['consentement=non; consentement=oui', 'non'],
])('of %o, the answer is %s', (cookies, expected) => {
  expect(choiceIn(cookies)).toBe(expected);
});

it.each([
  ['nobody is asked', false, null, true],
  ['nobody is asked any more', false, 'consentement=non', true],
  ['no answer yet', true, null, false],
  ['an answer that is none', true, 'consentement=oui!', false],
  ['refused', true, 'consentement=non', false],
  ['accepted', true, 'consentement=oui', true],
])('TRK-4: %s', (_name, asksFirst, cookies, expected) => {
  expect(mayKeep(asksFirst, cookies)).toBe(expected);
});

it('an answer is one of two', () => {
  expect(['oui', 'non', 'OUI', '', null, undefined].filter(isChoice)).toEqual(['oui', 'non']);
});

const SITE = new URL('https://www.cassini.example');
const page = new URL('/agenda?utm_source=radio&utm_medium=audio', SITE);

it('TRK-4: accepted without scripts, the answer is kept six months, and the campaign with it', () => {
  expect(answerCookies('oui', page, null)).toEqual([
    'consentement=oui; Max-Age=15552000; Path=/; SameSite=Lax; Secure',
    'origine-tracking=radio; Max-Age=172800; Path=/; SameSite=Lax; Secure',
    'utm_source=radio; Max-Age=172800; Path=/; SameSite=Lax; Secure',
    'utm_medium=audio; Max-Age=172800; Path=/; SameSite=Lax; Secure',
  ]);
});

it('TRK-4: refused without scripts, nothing else is left', () => {
  expect(answerCookies('non', page, 'utm_source=radio')).toEqual([
    'consentement=non; Max-Age=15552000; Path=/; SameSite=Lax; Secure',
    'origine-tracking=; Max-Age=0; Path=/; SameSite=Lax; Secure',
    'utm_source=; Max-Age=0; Path=/; SameSite=Lax; Secure',
    'utm_medium=; Max-Age=0; Path=/; SameSite=Lax; Secure',
  ]);
});

it.each([
  ['https://www.cassini.example/programmes?niveau=5', '/agenda', '/programmes?niveau=5'],
  [null, '/agenda', '/agenda'],
  ['https://www.cassini.example', null, '/'],
  ['https://evil.example/x', '/agenda', '/agenda'],
  ['http://www.cassini.example/x', '/agenda', '/agenda'],
  ['malformed', '/en', '/malformed'],
  [null, 'https://evil.example/', '/'],
  [null, '//evil.example', '/'],
  [null, '/\\evil.example', '/'],
  [null, 'javascript:alert(1)', '/'],
  [null, '', '/'],
  [null, null, '/'],
])('an answer sent from %o, or %o, goes back to %s', (referrer, given, expected) => {
  const { origin, pathname, search } = pageAnsweredOn([referrer, given], SITE);
  expect(origin).toBe(SITE.origin);
  expect(`${pathname}${search}`).toBe(expected);
});
