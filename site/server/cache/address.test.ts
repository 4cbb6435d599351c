import { expect, it } from 'vitest';
import { pageAddress } from './address';

it.each([
  ['/', '/', false, ''],
  ['/agenda?', '/agenda', false, ''],
  ['/agenda?x=1&y=2', '/agenda', false, ''],
  ['/agenda?type=convention&campus=gap', '/agenda?campus=gap&type=convention', true, ''],
  ['/?utm_source=radio&gclid=a%26b&z=1', '/', false, 'utm_source=radio&gclid=a%26b'],
  [
    '/agenda.data?_routes=fr%2Fagenda&campus=gap',
    '/agenda.data?campus=gap&_routes=fr%2Fagenda',
    true,
    '',
  ],
  ['/agenda.data?_routes=root', '/agenda.data?_routes=root', false, ''],
  ['/agenda?_routes=root', '/agenda', false, ''],
  ['/?utm_source="><script>', '/', false, 'utm_source=%22%3E%3Cscript%3E'],
])('%s is kept as %s', (url, address, hasQuery, campaign) => {
  expect(pageAddress(url)).toEqual({ address, hasQuery, campaign });
});

it.each([
  '/api/campuses',
  '/crm/brochure?course=bts-mco',
  '/en/crm/contact',
  '/error/debug?status=500',
  '/recherche?q=lyon',
  '/en/recherche.data?q=lyon',
  '/consentement/oui',
  '/consentement.css',
  '/partage.png',
  '/agenda.ics',
  '/actualites/flux.xml',
  '/?preview=token',
  '/?popin=true&action=brochure&confirm=true',
  `/?q=${'a'.repeat(1000)}`,
])('no copy is kept of %s', (url) => {
  expect(pageAddress(url)).toBeUndefined();
});
