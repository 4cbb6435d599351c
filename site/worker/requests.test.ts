import { expect, it } from 'vitest';
import { type Errand, errandOf, languageOf, pageOfData, seenPath } from './requests';

const SITE = 'https://www.cassini.example';

type Case = [what: string, path: string, mode: RequestMode, errand: Errand | null, method?: string];

it.each<Case>([
  ['a page', '/campus/lyon', 'navigate', 'page'],
  ['a page with a query', '/actualites?page=2', 'navigate', 'page'],
  ['the router’s data', '/campus/lyon.data', 'cors', 'data'],
  ['the router’s data of some routes', '/campus/lyon.data?_routes=root', 'cors', 'data'],
  ['a prefetch of it', '/campus/lyon.data', 'no-cors', null],
  ['a file of the build', '/assets/root-wsVE3DDF.js', 'cors', 'file'],
  ['a picture', '/uploads/lyon.avif?v=1', 'no-cors', null],
  ['a document of the library', '/uploads/brochure.pdf', 'navigate', null],
  ['a call', '/api/events', 'cors', null],
  ['a call’s data', '/api/events.data', 'cors', null],
  ['a hand-over', '/crm/candidature', 'navigate', null],
  ['a request to the school, in English', '/en/crm/brochure', 'navigate', null],
  ['a page whose name starts alike', '/apiculture', 'navigate', 'page'],
  ['a draft', '/campus/lyon?preview=abc', 'navigate', null],
  ['a draft’s data', '/campus/lyon.data?preview=abc', 'cors', null],
  ['the offline page', '/hors-ligne/fr', 'navigate', null],
  ['the application’s manifest', '/manifest.webmanifest', 'cors', 'manifest'],
  ['the worker itself', '/sw.js', 'same-origin', null],
  ['what is sent', '/campus/lyon', 'navigate', null, 'POST'],
  ['a question about a page', '/campus/lyon', 'cors', null, 'HEAD'],
  ['another site', 'https://reseau.example/campus/lyon', 'navigate', null],
])('%s', (_, path, mode, expected, method = 'GET') => {
  expect(errandOf({ url: new URL(path, SITE).href, mode, method }, SITE)).toBe(expected);
});

it.each([
  ['a page', { seen: `${SITE}/campus/lyon` }, '/campus/lyon'],
  ['what led to it', { seen: `${SITE}/?utm_source=x&email=a@b.example#formulaire` }, '/'],
  ['a draft', { seen: `${SITE}/campus/lyon?preview=abc` }, null],
  ['a service', { seen: `${SITE}/api/events` }, null],
  ['a request to the school', { seen: `${SITE}/crm/contact?course=bts-mco` }, null],
  ['the same in English', { seen: `${SITE}/en/crm/contact` }, null],
  ['another site', { seen: 'https://reseau.example/' }, null],
  ['no address', { seen: 'campus' }, null],
  ['no text', { seen: 3 }, null],
  ['something else', { other: `${SITE}/` }, null],
  ['nothing', null, null],
])('seen: %s', (_, message, expected) => {
  expect(seenPath(message, SITE)).toBe(expected);
});

it.each([
  ['/_.data', '/'],
  ['/en.data', '/en'],
  ['/campus/lyon.data', '/campus/lyon'],
  ['/campus/lyon.data?_routes=root%2Cfr', '/campus/lyon'],
  ['/actualites.data?page=2&_routes=root', '/actualites?page=2'],
  ['/dossier/_.data', '/dossier/'],
])('%s is the data of %s', (asked, expected) => {
  expect(pageOfData(new URL(asked, SITE).href)).toBe(expected);
});

it.each([
  ['/', 'fr'],
  ['/entreprise', 'fr'],
  ['/en', 'en'],
  ['/en/campus/lyon', 'en'],
])('%s is in %s', (path, expected) => {
  expect(languageOf(path)).toBe(expected);
});
