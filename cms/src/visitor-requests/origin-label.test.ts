import assert from 'node:assert/strict';
import { test } from 'node:test';
import { originLabel } from './origin-label.ts';

const cases: [string, unknown, string | null][] = [
  ['nothing', undefined, null],
  ['an empty one', {}, null],
  ['a list', ['direct'], null],
  ['a text', 'direct', null],
  ['a number in it', { 'origine-tracking': 4 }, null],
  ['a direct arrival', { 'origine-tracking': 'direct', utm_medium: 'direct' }, 'Accès direct'],
  ['a search', { 'origine-tracking': 'ORGANIC_qwant', utm_medium: 'organic' }, 'Qwant (recherche)'],
  ['an advert', { 'origine-tracking': 'SEARCH_google', utm_medium: 'cpc' }, 'Google (annonce)'],
  ['a link', { 'origine-tracking': 'REFERRAL_salon.example' }, 'Lien sur salon.example'],
  ['a campaign', { 'origine-tracking': 'lettre-de-mars' }, 'Campagne lettre-de-mars'],
  [
    'a campaign with its medium',
    { 'origine-tracking': 'lettre', utm_medium: 'courriel' },
    'Campagne lettre (courriel)',
  ],
  ['lines', { 'origine-tracking': ' lettre\r\nde\u0000mars ' }, 'Campagne lettre de mars'],
  ['a prefix alone', { 'origine-tracking': 'SEARCH_' }, 'Campagne SEARCH_'],
];

for (const [name, origin, label] of cases) {
  test(`TRK-3: the label of ${name}`, () => assert.equal(originLabel(origin), label));
}

test('TRK-4: a label is never longer than its field', () => {
  assert.equal(originLabel({ 'origine-tracking': 'x'.repeat(4000) })?.length, 200);
});
