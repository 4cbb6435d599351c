import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  campusesOf,
  coursesByAction,
  everyLink,
  lackingActions,
  linksOf,
  type Offering,
} from './actions.ts';

const named = (slug: string, name = slug) => ({ documentId: slug, slug, name });
const ALL = { brochure: '/b', contact: '/c', registration: '/r' };

function offering(course: string, campus: string, more: Partial<Offering> = {}): Offering {
  return { course: named(course), campus: named(campus), closed: false, urls: ALL, ...more };
}

const offerings = [
  offering('bts-mco', 'lyon'),
  offering('bts-mco', 'agen', { closed: true }),
  offering('bachelor', 'lyon', { urls: { ...ALL, brochure: null } }),
  offering('mba', 'paris', { urls: { brochure: null, contact: null, registration: null } }),
];
const slugs = (items: { slug: string }[]) => items.map(({ slug }) => slug);

test('API-3: each action has the courses that can be acted on, once each, by name', () => {
  const actions = coursesByAction(offerings);
  assert.deepEqual(slugs(actions.brochure), ['bts-mco']);
  assert.deepEqual(slugs(actions.contact), ['bachelor', 'bts-mco']);
  assert.deepEqual(slugs(actions.registration), ['bachelor', 'bts-mco']);
});

test('API-4: a closed offering takes no application, but has a brochure and a contact', () => {
  assert.deepEqual(slugs(campusesOf(offerings, 'registration', 'bts-mco')), ['lyon']);
  assert.deepEqual(slugs(campusesOf(offerings, 'brochure', 'bts-mco')), ['agen', 'lyon']);
  assert.deepEqual(campusesOf(offerings, 'contact', 'unknown'), []);
});

test('API-5: the address of an action, or none', () => {
  assert.deepEqual(linksOf(offerings, 'contact', 'bts-mco', 'lyon'), [{ url: '/c' }]);
  assert.deepEqual(linksOf(offerings, 'registration', 'bts-mco', 'agen'), []);
  assert.deepEqual(linksOf(offerings, 'brochure', 'bachelor', 'lyon'), []);
  assert.deepEqual(linksOf(offerings, 'contact', 'mba', 'paris'), []);
});

test('API-3 to API-5: all of it at once says what each question is answered', () => {
  const all = everyLink(offerings);
  assert.deepEqual(
    Object.fromEntries(all.map(([action, rows]) => [action, rows.map(({ course }) => course)])),
    coursesByAction(offerings),
  );
  for (const [action, rows] of all) {
    for (const { course, campuses } of rows) {
      assert.deepEqual(
        campuses.map(({ campus }) => campus),
        campusesOf(offerings, action, course.slug),
      );
      for (const { campus, url } of campuses)
        assert.deepEqual([{ url }], linksOf(offerings, action, course.slug, campus.slug));
    }
  }
});

for (const [name, of, lacking] of [
  ['with every address', {}, []],
  ['without a brochure', { urls: { ...ALL, brochure: null } }, ['brochure']],
  ['with an emptied address', { urls: { ...ALL, contact: '' } }, ['contact']],
  ['closed, without a form to apply', { closed: true, urls: { ...ALL, registration: null } }, []],
  [
    'closed, with nothing at all',
    { closed: true, urls: { brochure: null, contact: null, registration: null } },
    ['brochure', 'contact'],
  ],
] as const) {
  test(`an offering ${name} lacks ${lacking.join(' and ') || 'nothing'}`, () => {
    assert.deepEqual(lackingActions(offering('bts-mco', 'lyon', of)), lacking);
  });
}
