import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  eventFinding,
  imageFinding,
  offerFinding,
  offeringFinding,
  pageFinding,
  redirectFinding,
  translationFinding,
} from './findings.ts';
import type { Finding } from './report.ts';

const french = { documentId: 'abc', locale: 'fr' };
const form = '/content-manager/collection-types';
const offer = { ...french, title: 'Vendeur', company: 'Comptoir du Halage' };

const cases: [string, Finding, Finding][] = [
  [
    'an offering is named by its programme and campus, with the actions it lacks',
    offeringFinding(
      'api::offering.offering',
      {
        documentId: 'abc',
        locale: null,
        programme: { title: 'BTS MCO' },
        campus: { name: 'Agen' },
      },
      ['brochure', 'registration'],
    ),
    {
      name: 'BTS MCO · Agen',
      detail: 'À remplir : adresse « brochure », adresse « candidature »',
      locale: null,
      link: `${form}/api::offering.offering/abc`,
    },
  ],
  [
    'an expired offer says since when',
    offerFinding('api::o.o', { ...offer, expiry: '2026-11-01' }),
    {
      name: 'Vendeur',
      detail: 'Comptoir du Halage, expirée le 1er novembre 2026',
      locale: 'fr',
      link: `${form}/api::o.o/abc?plugins[i18n][locale]=fr`,
    },
  ],
  [
    'BLK-5: an event starts on the day it is at the school',
    eventFinding(
      'api::event.event',
      { documentId: 'abc', locale: 'en', title: 'Open day', dateStart: '2026-11-30T23:30:00Z' },
      'Europe/Paris',
    ),
    {
      name: 'Open day',
      detail: 'Commence le 1er décembre 2026',
      locale: 'en',
      link: `${form}/api::event.event/abc?plugins[i18n][locale]=en`,
    },
  ],
  [
    'a page is found by its address',
    pageFinding('api::page.page', french, 'Histoire', '/ecole/histoire'),
    {
      name: 'Histoire',
      detail: '/ecole/histoire',
      locale: 'fr',
      link: `${form}/api::page.page/abc?plugins[i18n][locale]=fr`,
    },
  ],
  [
    'a page without a name can still be opened',
    pageFinding('api::page.page', french, null),
    {
      name: 'Sans titre',
      detail: null,
      locale: 'fr',
      link: `${form}/api::page.page/abc?plugins[i18n][locale]=fr`,
    },
  ],
  [
    'a missing translation is mended in the English form',
    translationFinding('api::page.page', french, 'Histoire', '/ecole/histoire'),
    {
      name: 'Histoire',
      detail: '/ecole/histoire',
      locale: 'fr',
      link: `${form}/api::page.page/abc?plugins[i18n][locale]=en`,
    },
  ],
  [
    'a redirect has no language',
    redirectFinding(
      'api::redirect.redirect',
      { documentId: 'abc', from: '/jpo', to: '/agenda' },
      'Tourne en rond.',
    ),
    {
      name: '/jpo → /agenda',
      detail: 'Tourne en rond.',
      locale: null,
      link: `${form}/api::redirect.redirect/abc`,
    },
  ],
  [
    'an image opens in the media library',
    imageFinding({ id: 12, name: 'Façade & cour.jpg' }),
    {
      name: 'Façade & cour.jpg',
      detail: null,
      locale: null,
      link: '/plugins/upload?assetId=12',
    },
  ],
];

for (const [name, found, expected] of cases) {
  test(name, () => assert.deepEqual(found, expected));
}
