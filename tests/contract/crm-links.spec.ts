import { expect, test } from '@playwright/test';
import { ask, product, signIn } from '../harness/client.ts';

const api = `${product('CMS')}/api`;
let token = '';

test.beforeAll(async () => {
  token = await signIn(api);
});

const get = (path: string) =>
  ask(`${api}${path}?locale=fr`, { headers: { authorization: `Bearer ${token}` } });

type Named = { id: string; name: string; slug: string };

test('API-3: each of the three actions has its courses', async () => {
  const actions = (await get('/crm-links/actions')).json() as Record<string, Named[]>;
  expect(Object.keys(actions).toSorted()).toEqual(['brochure', 'contact', 'registration']);
  for (const courses of Object.values(actions)) {
    expect(courses.length).toBeGreaterThan(10);
    expect(courses[0]).toEqual({
      id: expect.any(String),
      name: expect.any(String),
      slug: expect.any(String),
    });
    expect(new Set(courses.map(({ slug }) => slug)).size).toBe(courses.length);
  }
});

test('API-4, API-5: every course leads to campuses, and every campus to an address', async () => {
  const actions = (await get('/crm-links/actions')).json() as Record<string, Named[]>;
  for (const [action, courses] of Object.entries(actions)) {
    for (const course of courses) {
      const found = (await get(`/crm-links/${action}/${course.slug}/campuses`)).json() as Named[];
      expect(found.length, `${action} ${course.slug}`).toBeGreaterThan(0);
      const [campus] = found;
      const link = (await get(`/crm-links/${action}/${course.slug}/${campus?.slug}`)).json();
      expect(link).toEqual([{ url: expect.stringMatching(/^(\/|https?:)/) }]);
    }
  }
});

test('API-5: an offering without an address is no choice, rather than a dead end', async () => {
  for (const action of ['brochure', 'contact', 'registration']) {
    const campuses = (
      await get(`/crm-links/${action}/bts-communication/campuses`)
    ).json() as Named[];
    expect(campuses.map(({ slug }) => slug)).not.toContain('moulins');
    expect((await get(`/crm-links/${action}/bts-communication/moulins`)).json()).toEqual([]);
  }
});

test('API-4, API-5: what is unknown is nothing', async () => {
  expect((await get('/crm-links/dance/bts-mco/campuses')).status).toBe(404);
  expect((await get('/crm-links/brochure/unknown/campuses')).json()).toEqual([]);
  expect((await get('/crm-links/brochure/bts-mco/atlantis')).json()).toEqual([]);
});
