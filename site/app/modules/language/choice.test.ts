import { expect, it } from 'vitest';
import { languageChosen, languageCookie, languageIn } from './index';

it.each([
  ['http://localhost/', ''],
  ['https://ecole.example/en', '; Secure'],
])('TAX-4: on %s the cookie is kept 365 days on the whole site, Lax%s', (page, secure) => {
  expect(languageCookie('en', new URL(page))).toBe(
    `i18n_redirected=en; Max-Age=31536000; Path=/; SameSite=Lax${secure}`,
  );
});

const SITE = 'https://ecole.example';

it.each([
  ['the French page of it', '/en/campus', `${SITE}/campus`, 'en'],
  ['the English page of it', '/campus', `${SITE}/en/campus`, 'fr'],
  ['another page of the same language', '/en/campus', `${SITE}/en`, null],
  ['a page that only begins like English', '/campus', `${SITE}/entreprise`, null],
  ['another site', '/en/campus', 'https://moteur.example/', null],
  ['nowhere', '/en/campus', null, null],
  ['what is no address', '/en/campus', 'no address', null],
])('TAX-4: a page opened from %s', (_, path, referrer, chosen) => {
  expect(languageChosen(new URL(path, SITE), referrer)).toBe(chosen);
});

it.each([
  ['i18n_redirected=en', 'en'],
  ['a=b; i18n_redirected=fr; c=d', 'fr'],
  ['i18n_redirected=de', null],
  ['i18n_redirected=<b>', null],
  ['xi18n_redirected=en', null],
  ['', null],
])('the language that %j remembers is %s', (cookies, language) => {
  expect(languageIn(cookies)).toBe(language);
});
