import { expect, it } from 'vitest';
import { campaignIn, originOf } from './origin';

const SITE = 'https://www.cassini.example';

/** What the three cookies say of an arrival, or that it is none. */
function said(path: string, referrer: string | null): string {
  const origin = originOf(new URL(path, SITE), referrer);
  return origin ? `${origin.label} | ${origin.source} | ${origin.medium}` : 'no arrival';
}

const ORGANIC = (engine: string) => `ORGANIC_${engine} | ${engine} | organic`;
const PAID = (engine: string) => `SEARCH_${engine} | ${engine} | cpc`;
const REFERRAL = (host: string) => `REFERRAL_${host} | ${host} | referral`;
const DIRECT = 'direct | direct | direct';
const NO_ARRIVAL = 'no arrival';

it.each([
  ['https://www.google.com/', 'google'],
  ['https://www.google.fr/', 'google'],
  ['https://google.fr/search?q=cassini', 'google'],
  ['http://www.google.be', 'google'],
  ['https://www.google.co.uk/', 'google'],
  ['https://google.com.br/', 'google'],
  ['https://www.google.co.ma/', 'google'],
  ['https://www.google.cat/', 'google'],
  ['https://images.google.de/', 'google'],
  ['https://WWW.Google.FR/', 'google'],
  ['https://www.google.fr./', 'google'],
  ['https://www.google.fr:443/', 'google'],
  ['https://user:secret@www.google.fr/', 'google'],
  ['https://www.ecosia.org/', 'ecosia'],
  ['https://ecosia.org/', 'ecosia'],
  ['https://www.bing.com/', 'bing'],
  ['https://cn.bing.com/', 'bing'],
  ['https://www.baidu.com/', 'baidu'],
  ['https://m.baidu.com/', 'baidu'],
  ['https://www.baidu.cn/', 'baidu'],
  ['https://search.yahoo.com/', 'yahoo'],
  ['https://fr.search.yahoo.com/', 'yahoo'],
  ['https://search.yahoo.co.jp/', 'yahoo'],
  ['https://yahoo.com.tw/', 'yahoo'],
  ['https://www.qwant.com/', 'qwant'],
  ['https://lite.qwant.com/', 'qwant'],
  ['https://www.qwant.fr/', 'qwant'],
  ['https://search.lilo.org/', 'lilo'],
  ['https://www.lilo.org/', 'lilo'],
])('TRK-2: from %s, the visitor found us with %s', (referrer, engine) => {
  expect(said('/', referrer)).toBe(ORGANIC(engine));
  for (const id of ['gclid', 'gbraid', 'wbraid', 'msclkid', 'GCLID']) {
    expect(said(`/campus?${id}=x`, referrer)).toBe(PAID(engine));
  }
});

it.each([
  ['https://notgoogle.fr/', 'notgoogle.fr'],
  ['https://google-fr.com/', 'google-fr.com'],
  ['https://google.evil.fr/', 'google.evil.fr'],
  ['https://google.com.evil.fr/', 'google.com.evil.fr'],
  ['https://www.google.fr.evil.com/', 'www.google.fr.evil.com'],
  ['https://google.co.evil.uk/', 'google.co.evil.uk'],
  ['https://google.github.io/', 'google.github.io'],
  ['https://google.evil/', 'google.evil'],
  ['https://google/', 'google'],
  ['https://com.google/', 'com.google'],
  ['https://bing.com.com/', 'bing.com.com'],
  ['https://evil.fr/www.google.fr', 'evil.fr'],
  ['https://evil.fr/?q=https://www.google.fr/', 'evil.fr'],
  ['https://www.google.fr@evil.fr/', 'evil.fr'],
  ['https://gооgle.fr/', 'xn--ggle-55da.fr'],
  ['https://duckduckgo.com/', 'duckduckgo.com'],
  ['https://www.letudiant.example:8443/salons?x=1', 'www.letudiant.example'],
  ['https://forum.école.example/', 'forum.xn--cole-9oa.example'],
  ['http://192.0.2.7/', '192.0.2.7'],
  ['http://[2001:db8::1]/', '[2001:db8::1]'],
  ['android-app://com.google.android.gm/', 'com.google.android.gm'],
  ['android-app://Com.Linkedin.Android/x', 'com.linkedin.android'],
  ['https://blog.cassini.example/', 'blog.cassini.example'],
  ['https://cassini.example.evil.fr/', 'cassini.example.evil.fr'],
  ['https://notcassini.example/', 'notcassini.example'],
])('TRK-3: %s is someone else', (referrer, host) => {
  expect(said('/', referrer)).toBe(REFERRAL(host));
  expect(said('/?gclid=x', referrer)).toBe(REFERRAL(host));
});

it.each([
  null,
  '',
  ' ',
  'google.fr',
  '//www.google.fr/',
  'https://',
  'https://a b/',
  'about:blank',
  'about:client',
  'data:text/html,x',
  'file:///home/page.html',
  'javascript:alert(1)',
  'android-app:///',
])('TRK-2: a referrer that names no one (%o) is direct', (referrer) => {
  expect(said('/', referrer)).toBe(DIRECT);
  // Without an engine there is no one to have paid.
  expect(said('/?gclid=x', referrer)).toBe(DIRECT);
});

it.each([
  'https://www.cassini.example/',
  'https://www.cassini.example/campus/lyon?utm_source=radio#plan',
  'https://WWW.CASSINI.EXAMPLE/',
  'http://www.cassini.example/',
  'https://www.cassini.example:8443/',
  'https://www.cassini.example./',
  'https://cassini.example/',
])('TRK-3: from %s, the visitor was here already', (referrer) => {
  expect(said('/', referrer)).toBe(NO_ARRIVAL);
  expect(said('/?utm_source=page&gclid=x', referrer)).toBe(NO_ARRIVAL);
});

it('TRK-3: a site without www is reached from itself alike', () => {
  expect(originOf(new URL('http://localhost:3000/a'), 'http://localhost:3000/')).toBeNull();
  expect(originOf(new URL('https://cassini.example/'), 'https://www.cassini.example/')).toBeNull();
});

const GOOGLE = 'https://www.google.fr/';
const FORUM = 'https://forum.example/';

it.each([
  ['?utm_source=radio&utm_medium=audio', null, 'radio | radio | audio'],
  ['?utm_source=radio&utm_medium=audio', GOOGLE, 'radio | radio | audio'],
  ['?utm_source=radio&utm_medium=audio&gclid=x', GOOGLE, 'radio | radio | audio'],
  ['?utm_source=radio&utm_medium=audio', FORUM, 'radio | radio | audio'],
  ['?utm_medium=audio&utm_source=radio', null, 'radio | radio | audio'],
  ['?utm_source=radio', null, 'radio | radio | direct'],
  ['?utm_source=radio', GOOGLE, 'radio | radio | organic'],
  ['?utm_source=radio&gclid=x', GOOGLE, 'radio | radio | cpc'],
  ['?utm_source=radio', FORUM, 'radio | radio | referral'],
  ['?utm_medium=email', null, 'direct | direct | email'],
  ['?utm_medium=email', GOOGLE, 'ORGANIC_google | google | email'],
  ['?utm_medium=email&gclid=x', GOOGLE, 'SEARCH_google | google | email'],
  ['?utm_medium=email', FORUM, 'REFERRAL_forum.example | forum.example | email'],
  ['?utm_campaign=rentree&utm_term=x', null, DIRECT],
  ['?utm_campaign=rentree', GOOGLE, ORGANIC('google')],
  ['?utm_source=&utm_medium=', GOOGLE, ORGANIC('google')],
  ['?utm_source', GOOGLE, ORGANIC('google')],
  ['?utm_source=%20%09', GOOGLE, ORGANIC('google')],
  ['?gclid=', GOOGLE, ORGANIC('google')],
  ['?gclid=&wbraid=x', GOOGLE, PAID('google')],
  ['?xgclid=x&gclidx=x', GOOGLE, ORGANIC('google')],
  ['?utm_source=a&utm_source=b', null, 'a | a | direct'],
  ['?utm_source=&utm_source=b', null, 'b | b | direct'],
  ['?UTM_Source=Radio&Utm_MEDIUM=Audio', null, 'Radio | Radio | Audio'],
  ['?utm_sources=a&xutm_source=b&utm-source=c', null, DIRECT],
  ['?a=utm_source%3Dradio', null, DIRECT],
  ['#utm_source=radio', null, DIRECT],
  [
    '?utm_source=Salon+de+l%E2%80%99%C3%A9tudiant',
    null,
    'Salon de l’étudiant | Salon de l’étudiant | direct',
  ],
  ['?utm_source=SEARCH_google', FORUM, 'SEARCH_google | SEARCH_google | referral'],
])('TRK-2, TRK-3: %s, from %s', (query, referrer, expected) => {
  expect(said(`/agenda${query}`, referrer)).toBe(expected);
});

it.each([
  ['a line end', 'a%0D%0ASet-Cookie:%20b=c', 'a Set-Cookie: b=c'],
  ['a semicolon and a comma', 'a;%20Path=/x,b', 'a; Path=/x,b'],
  ['a zero byte', 'a%00b', 'a b'],
  ['the line ends of other scripts', 'a%E2%80%A8b%C2%85c', 'a b c'],
  ['another script', '%E6%B8%B8%E5%AD%A6', '游学'],
  ['broken encoding', '%E0%A4%A%zz', '\uFFFD%A%zz'],
  ['half a character', '\uD800x', '\uFFFDx'],
  ['too much of it', 'x'.repeat(10_000), 'x'.repeat(200)],
  ['too much space before it', `${'+'.repeat(500)}x`, 'x'],
])('TRK-4: hostile, %s', (_name, value, expected) => {
  expect(originOf(new URL(`/?utm_source=${value}`, SITE), null)).toEqual({
    label: expected,
    source: expected,
    medium: 'direct',
  });
});

it('TRK-4: however long a host is, what is kept of it is not', () => {
  const host = `${Array.from({ length: 4 }, () => 'x'.repeat(60)).join('.')}.example`;
  const { label, source } = originOf(new URL(SITE), `https://${host}/`) ?? {};
  expect(label).toBe(`REFERRAL_${host}`.slice(0, 200));
  expect(source).toBe(host.slice(0, 200));
});

it.each([
  ['', ''],
  ['?type=bts&page=2', ''],
  ['?type=bts&utm_source=radio&GCLID=a%26b&page=2', 'utm_source=radio&GCLID=a%26b'],
  ['?utm_source', 'utm_source'],
  ['?utm_source=a=b&x=utm_source', 'utm_source=a=b'],
])('TRK-1: of %s, the funnel is told « %s »', (search, expected) => {
  expect(campaignIn(search)).toBe(expected);
});
