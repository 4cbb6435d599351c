import { expect, test } from '@playwright/test';
import { ask, product, signIn } from '../harness/client.ts';

const api = `${product('CMS')}/api`;
let token = '';

test.beforeAll(async () => {
  token = await signIn(api);
});

const get = (path: string) =>
  ask(`${api}${path}`, { headers: { authorization: `Bearer ${token}` } });

for (const [kind, count] of [
  ['programmes', 14],
  ['offerings', 120],
  ['events', 60],
  ['news-items', 90],
  ['blog-posts', 24],
  ['testimonials', 40],
  ['work-study-offers', 60],
  ['team-members', 78],
  ['articles', 10],
  ['pages', 35],
  ['banners', 1],
  ['redirects', 12],
] as const) {
  test(`ENT-1, API-14: the demo school has ${count} ${kind}`, async () => {
    const reply = await get(`/${kind}?pagination[pageSize]=1`);
    expect(reply.json()).toMatchObject({ meta: { pagination: { total: count } } });
  });
}

test('ENT-2: a programme comes whole: certification, prices, outcomes, units, careers', async () => {
  const reply = await get('/programmes/bts-mco?locale=fr');
  expect(reply.json()).toMatchObject({
    data: {
      landingType: 'bts',
      levelIn: 0,
      levelOut: 2,
      accessDelay: 'national-procedure',
      duration: { value: 2, scale: 'years' },
      certification: {
        rncpCode: expect.stringMatching(/^RNCP\d+$/),
        registeredOn: expect.any(String),
      },
      prices: expect.arrayContaining([expect.objectContaining({ validFrom: expect.any(String) })]),
      outcomes: expect.arrayContaining([
        expect.objectContaining({ headcount: expect.any(Number), source: expect.any(String) }),
      ]),
      teachingUnits: expect.arrayContaining([
        expect.objectContaining({ hours: expect.any(Number) }),
      ]),
      skillUnits: expect.arrayContaining([expect.objectContaining({ skills: expect.any(String) })]),
      careers: expect.arrayContaining([
        expect.objectContaining({ salaryFrom: expect.any(Number) }),
      ]),
      disabilityContact: { name: expect.any(String) },
    },
  });
});

test('ENT-2: a campus comes with its address, hours and access', async () => {
  expect((await get('/campuses/lyon?locale=fr')).json()).toMatchObject({
    data: {
      timeZone: 'Europe/Paris',
      address: { postcode: '69002', city: 'Lyon' },
      openingHours: [expect.objectContaining({ opens: expect.stringMatching(/^\d\d:\d\d$/) })],
      access: expect.any(String),
    },
  });
});

test('BLK-3: a page comes with its blocks, and has its own address in English', async () => {
  const french = (await get('/pages/mentions-legales?locale=fr')).json();
  expect(french).toMatchObject({
    data: {
      title: 'Mentions légales',
      seo: { metaDescription: expect.any(String) },
      body: expect.arrayContaining([
        expect.objectContaining({ __component: expect.stringMatching(/^texts\./) }),
      ]),
    },
  });
  expect((await get('/pages/legal-notices?locale=en')).status).toBe(200);
  expect((await get('/pages/ecole/nos-engagements?locale=fr')).status).toBe(200);
  expect((await get('/pages/nowhere?locale=fr')).status).toBe(404);
});

test('API-8: the articles of a section, newest first, with its layout', async () => {
  const reply = await get('/cassini/articles/ecole?locale=fr');
  const { data, pageLayout } = reply.json() as {
    data: { rubrique: string; publishDate: string }[];
    pageLayout: string;
  };
  expect(data).toHaveLength(3);
  expect(new Set(data.map(({ rubrique }) => rubrique))).toEqual(new Set(['ecole']));
  const dates = data.map(({ publishDate }) => publishDate);
  expect(dates).toEqual(dates.toSorted().reverse());
  expect(['default', 'dynamic', 'empty', null]).toContain(pageLayout);
  expect((await get('/cassini/articles/nowhere?locale=fr')).json()).toEqual({
    data: [],
    pageLayout: null,
  });
  expect((await get('/arago/articles/ecole?locale=fr')).status).toBe(404);
});

for (const [address, locale, others] of [
  ['/pages/mentions-legales', 'fr', [{ locale: 'en', path: 'legal-notices' }]],
  ['/pages/legal-notices', 'en', [{ locale: 'fr', path: 'mentions-legales' }]],
  ['/programmes/bts-mco', 'fr', [{ locale: 'en', slug: 'bts-mco' }]],
  ['/blog-posts/verifier-un-titre-rncp-en-dix-minutes', 'fr', []],
] as const) {
  test(`API-14: ${address} in ${locale} says where it is in other languages`, async () => {
    const reply = await get(`${address}?locale=${locale}`);
    const { data } = reply.json() as { data: { localizations: object[] } };
    expect(data.localizations).toHaveLength(others.length);
    expect(data.localizations).toMatchObject([...others]);
  });
}
