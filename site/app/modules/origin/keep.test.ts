import { expect, it } from 'vitest';
import { arrivalCookies, campaignCookies, forgottenCookies } from './keep';
import { storedOrigin } from './stored';

const at = (path: string, origin = 'https://www.cassini.example') => new URL(path, origin);
const GOOGLE = 'https://www.google.fr/';
const INSIDE = 'https://www.cassini.example/campus';
const PAID = 'origine-tracking=SEARCH_google; utm_source=google; utm_medium=cpc';

it('TRK-1: three cookies, for two days, of the whole site', () => {
  const arrival = { url: at('/'), referrer: GOOGLE, again: false };
  expect(arrivalCookies(arrival, null)).toEqual([
    'origine-tracking=ORGANIC_google; Max-Age=172800; Path=/; SameSite=Lax; Secure',
    'utm_source=google; Max-Age=172800; Path=/; SameSite=Lax; Secure',
    'utm_medium=organic; Max-Age=172800; Path=/; SameSite=Lax; Secure',
  ]);
});

it('is secure where the site is', () => {
  const arrival = { url: at('/', 'http://localhost:3000'), referrer: null, again: false };
  expect(arrivalCookies(arrival, null)).toEqual([
    'origine-tracking=direct; Max-Age=172800; Path=/; SameSite=Lax',
    'utm_source=direct; Max-Age=172800; Path=/; SameSite=Lax',
    'utm_medium=direct; Max-Age=172800; Path=/; SameSite=Lax',
  ]);
});

/** What is stored once the arrival's cookies have taken the place of those that were there. */
function after(path: string, referrer: string | null, before: string, again = false) {
  const set = arrivalCookies({ url: at(path), referrer, again }, before);
  return storedOrigin([...set.map((each) => each.split('; ')[0]), before].join('; '));
}

const of = (label: string, source: string, medium: string) => ({
  'origine-tracking': label,
  utm_source: source,
  utm_medium: medium,
});

it.each([
  ['direct, with nothing stored', '/', null, '', of('direct', 'direct', 'direct')],
  ['direct, after paid', '/', null, PAID, storedOrigin(PAID)],
  ['direct with a medium alone, after paid', '/?utm_medium=email', null, PAID, storedOrigin(PAID)],
  ['direct, with one cookie left', '/', null, 'utm_source=radio', { utm_source: 'radio' }],
  ['direct, after direct', '/', null, 'origine-tracking=direct', { 'origine-tracking': 'direct' }],
  ['inside the site', '/?utm_source=page', INSIDE, PAID, storedOrigin(PAID)],
  ['inside the site, with nothing stored', '/', INSIDE, '', {}],
  [
    'a campaign, after paid',
    '/?utm_source=radio&utm_medium=audio',
    null,
    PAID,
    of('radio', 'radio', 'audio'),
  ],
  [
    'an engine, after paid',
    '/',
    'https://www.qwant.com/',
    PAID,
    of('ORGANIC_qwant', 'qwant', 'organic'),
  ],
  [
    'a referral, after direct',
    '/',
    'https://a.example/',
    'origine-tracking=direct',
    of('REFERRAL_a.example', 'a.example', 'referral'),
  ],
])('TRK-3: %s', (_name, path, referrer, before, expected) => {
  expect(after(path, referrer, before)).toEqual(expected);
});

it('TRK-3: a page that is reloaded after another keeps the campaign that led to the first', () => {
  const stored = 'origine-tracking=radio; utm_source=radio; utm_medium=audio';
  expect(after('/campus', GOOGLE, stored, true)).toEqual(storedOrigin(stored));
  expect(after('/campus', GOOGLE, '', true)).toEqual(of('ORGANIC_google', 'google', 'organic'));
});

it.each([
  ['a line end', 'a\r\nSet-Cookie: b=c', 'a Set-Cookie: b=c'],
  ['attributes', 'a; Path=/x; HttpOnly', 'a; Path=/x; HttpOnly'],
  ['commas and quotes', 'a, b="c"\\', 'a, b="c"\\'],
  ['other scripts', 'é 游学 🎓', 'é 游学 🎓'],
  ['half a character', 'a\uD800', 'a\uFFFD'],
  ['controls', 'a\u0000b\u007F', 'a b'],
  ['what addresses are made of', '=&?#%', '=&?#%'],
  ['10,000 letters', 'x'.repeat(10_000), 'x'.repeat(200)],
  ['10,000 characters of four bytes', '🎓'.repeat(10_000), '🎓'.repeat(100)],
])('TRK-4: %s break no header, nor another cookie', (_name, value, kept) => {
  const query = new URLSearchParams({ utm_source: value, utm_medium: value });
  const set = arrivalCookies({ url: at(`/?${query}`), referrer: null, again: false }, null);
  const headers = new Headers();
  for (const each of set) headers.append('set-cookie', each);
  expect(headers.getSetCookie()).toHaveLength(3);
  for (const each of headers.getSetCookie()) {
    expect(each).toMatch(
      /^[a-z_-]+=[\w%!'()*~.-]+; Max-Age=172800; Path=\/; SameSite=Lax; Secure$/,
    );
    expect(each.length).toBeLessThan(4096);
  }
  const sentBack = set.map((each) => each.split('; ')[0]).join('; ');
  expect(storedOrigin(sentBack)).toEqual(of(kept, kept, kept));
});

it('accepting without scripts keeps the campaign that the page’s address names, and nothing that is not known', () => {
  const names = (path: string, cookies: string | null = null) =>
    campaignCookies(at(path), cookies).map((each) => each.split(';')[0]);
  expect(names('/agenda?utm_source=radio')).toEqual([
    'origine-tracking=radio',
    'utm_source=radio',
    'utm_medium=direct',
  ]);
  expect(names('/agenda')).toEqual([]);
  expect(names('/agenda?utm_source=radio', PAID)).toEqual([]);
});

it('refusing takes all three away, wherever they were set', () => {
  expect(forgottenCookies(at('/'))).toEqual([
    'origine-tracking=; Max-Age=0; Path=/; SameSite=Lax; Secure',
    'utm_source=; Max-Age=0; Path=/; SameSite=Lax; Secure',
    'utm_medium=; Max-Age=0; Path=/; SameSite=Lax; Secure',
  ]);
});
