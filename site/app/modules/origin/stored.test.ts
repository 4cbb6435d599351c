import { expect, it } from 'vitest';
import { storedOrigin } from './index';

const ALL = {
  'origine-tracking': 'ORGANIC_qwant',
  utm_source: 'qwant',
  utm_medium: 'organic',
};

it.each<[string, string | null, Record<string, string>]>([
  ['no header', null, {}],
  ['an empty header', '', {}],
  ['other cookies only', 'a=1; b=2', {}],
  ['all three', 'origine-tracking=ORGANIC_qwant; utm_source=qwant; utm_medium=organic', ALL],
  [
    'among others, in any order and spacing',
    'utm_medium=organic;z=1;  utm_source=qwant ; origine-tracking=ORGANIC_qwant;',
    ALL,
  ],
  ['some of them', 'utm_medium=email', { utm_medium: 'email' }],
  [
    'an encoded value',
    'utm_source=Salon%20de%20l%E2%80%99%C3%A9tudiant',
    { utm_source: 'Salon de l’étudiant' },
  ],
  ['a value with an equals sign', 'utm_source=a=b', { utm_source: 'a=b' }],
  ['an encoded semicolon', 'utm_source=a%3B%20utm_medium%3Db', { utm_source: 'a; utm_medium=b' }],
  ['the nearer of two', 'utm_source=near; utm_source=far', { utm_source: 'near' }],
  ['an empty value', 'utm_source=; utm_medium=%20', {}],
  ['a name without a value', 'utm_source', {}],
  ['a name that ends alike', 'x-utm_source=a; utm_sources=b; UTM_SOURCE=c', {}],
  ['broken encoding', 'utm_source=%E0%A4; utm_medium=email', { utm_medium: 'email' }],
  ['an encoded line end', 'utm_source=a%0D%0ASet-Cookie%3A%20b', { utm_source: 'a Set-Cookie: b' }],
  ['too long a value', `utm_source=${'x'.repeat(10_000)}`, { utm_source: 'x'.repeat(200) }],
])('TRK-4: %s', (_name, cookies, expected) => {
  expect(storedOrigin(cookies)).toEqual(expected);
});

it('gives them in their own order, which is the one they are handed on in', () => {
  const names = Object.keys(storedOrigin('utm_medium=c; utm_source=b; origine-tracking=a'));
  expect(names).toEqual(['origine-tracking', 'utm_source', 'utm_medium']);
});

it('cuts no character in half', () => {
  const { utm_source: source } = storedOrigin(
    `utm_source=${encodeURIComponent('é🎓'.repeat(5000))}`,
  );
  expect(source?.length).toBeLessThanOrEqual(200);
  expect(source?.isWellFormed()).toBe(true);
});
