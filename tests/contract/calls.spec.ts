import { expect, test } from '@playwright/test';
import { ask, product, signIn } from '../harness/client.ts';
import { ACCOUNT, NOW } from '../harness/product.ts';

const api = `${product('CMS')}/api`;
/** Eighty news, two of them not dated yet, and ten archives. */
const DATED_NEWS = 88;
const today = NOW.slice(0, 10);
let token = '';

test.beforeAll(async () => {
  token = await signIn(api);
});

const get = (path: string) =>
  ask(`${api}${path}`, { headers: { authorization: `Bearer ${token}` } });
const query = (parameters: Record<string, string>) =>
  new URLSearchParams({ locale: 'fr', ...parameters });

test.describe('API-1: login', () => {
  test('gives an access token for the account', async () => {
    const reply = await ask(`${api}/login`, { method: 'POST', body: ACCOUNT, from: '127.0.0.20' });
    expect(reply.status).toBe(200);
    expect(reply.json()).toEqual({
      access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
    });
  });

  for (const [name, body, status] of [
    ['a wrong password', { ...ACCOUNT, password: 'no' }, 401],
    ['an unknown account', { username: 'nobody', password: 'no' }, 401],
    ['nothing', {}, 400],
    ['objects in place of text', { username: { $ne: '' }, password: { $ne: '' } }, 400],
  ] as const) {
    test(`answers ${status} to ${name}`, async () => {
      const reply = await ask(`${api}/login`, { method: 'POST', body, from: '127.0.0.21' });
      expect(reply.status).toBe(status);
      expect(reply.body).not.toContain('access_token');
    });
  }

  test('is limited by address: one that tries too often waits, the others do not', async () => {
    const attempt = (from: string) =>
      ask(`${api}/login`, { method: 'POST', body: { ...ACCOUNT, password: 'no' }, from });
    const statuses: number[] = [];
    for (let count = 0; count < 31; count += 1) statuses.push((await attempt('127.0.0.22')).status);
    expect(statuses.slice(0, 30)).toEqual(Array(30).fill(401));
    expect(statuses[30]).toBe(429);
    const refused = await attempt('127.0.0.22');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await attempt('127.0.0.23')).status).toBe(401);
  });
});

test('API-2: /users/me is the website settings, not the account', async () => {
  const reply = await get(`/users/me?${query({})}`);
  expect(reply.status).toBe(200);
  expect(reply.json()).toMatchObject({
    title: 'Cassini, école de management',
    siteName: 'Cassini',
    email: { email: 'contact@cassini.example' },
    schools: [
      {
        phone: { number: expect.stringMatching(/^\+33/) },
        social: expect.arrayContaining([
          {
            id: expect.anything(),
            type: 'instagram',
            url: expect.stringMatching(/^https:/),
            visible: true,
          },
        ]),
      },
    ],
    seo: {
      metaDescription: expect.any(String),
      twitterSite: expect.stringMatching(/^@/),
      metas: [expect.objectContaining({ type: 'name', key: 'format-detection' })],
    },
  });
  expect(reply.body).not.toContain(ACCOUNT.username);
});

test('API-6: a campus by its slug', async () => {
  const reply = await get(`/campuses/lyon?${query({})}`);
  expect(reply.json()).toMatchObject({
    data: { name: 'Lyon', title: 'Campus de Lyon', slug: 'lyon' },
  });
  expect((await get(`/campuses/atlantis?${query({})}`)).status).toBe(404);
});

const UPCOMING = {
  'fields[0]': 'title',
  'fields[1]': 'slug',
  'fields[2]': 'description',
  'fields[3]': 'url',
  'fields[4]': 'dateStart',
  'fields[5]': 'dateEnd',
  'fields[6]': 'type',
  'populate[campus][fields][0]': 'title',
  'populate[campus][fields][1]': 'slug',
  sort: 'dateStart:asc',
  'filters[$or][0][$and][0][dateEnd][$gte]': today,
  'filters[$or][0][$and][1][dateEnd][$notNull]': 'true',
  'filters[$or][1][dateStart][$gte]': today,
};

type Event = {
  slug: string;
  dateStart: string;
  dateEnd: string | null;
  campus: { title: string; slug: string };
};

async function events(parameters: Record<string, string>): Promise<Event[]> {
  const reply = await get(`/events?${query({ ...UPCOMING, ...parameters })}`);
  expect(reply.status).toBe(200);
  return (reply.json() as { data: Event[] }).data;
}

test('API-7: the next six events, soonest first, with their campus', async () => {
  const found = await events({ 'pagination[limit]': '6' });
  expect(found).toHaveLength(6);
  expect(found[0]).toMatchObject({
    title: expect.any(String),
    slug: expect.any(String),
    description: expect.any(String),
    type: expect.any(String),
    campus: { title: expect.any(String), slug: expect.any(String) },
  });
  const starts = found.map(({ dateStart }) => dateStart);
  expect(starts).toEqual(starts.toSorted());
});

test('API-7: an event that is under way is upcoming, one that is over is not', async () => {
  const slugs = (await events({ 'pagination[limit]': '100' })).map(({ slug }) => slug);
  expect(slugs).toContain('salon-metiers-aeronautique-toulouse');
  expect(slugs).not.toContain('conference-commerce-fluvial-nantes');
});

test('API-7: the events of one campus', async () => {
  const found = await events({ 'filters[campus][slug][$eq]': 'lille' });
  expect(found.length).toBeGreaterThan(0);
  expect(new Set(found.map(({ campus }) => campus.slug))).toEqual(new Set(['lille']));
});

test('API-9: dated news only, newest first, with image, campuses and category', async () => {
  const parameters = query({
    'filters[publishDate][$notNull]': 'true',
    'fields[0]': 'slug',
    'fields[1]': 'title',
    'fields[2]': 'publishDate',
    'fields[3]': 'summary',
    'populate[focusImage]': 'true',
    'populate[campus_infos][fields][0]': 'title',
    'populate[campus_infos][fields][1]': 'slug',
    'populate[cat_news][fields][0]': 'title',
    'populate[cat_news][fields][1]': 'slug',
    sort: 'publishDate:desc',
  });
  const reply = await get(`/cassini/news?${parameters}`);
  expect(reply.status).toBe(200);
  const { data } = reply.json() as { data: { publishDate: string }[] };
  expect(data).toHaveLength(DATED_NEWS);
  expect(data[0]).toMatchObject({
    slug: expect.any(String),
    title: expect.any(String),
    summary: expect.any(String),
    focusImage: { url: expect.any(String), alternativeText: expect.any(String) },
    campus_infos: [
      {
        title: 'Campus de Mulhouse',
        slug: 'mulhouse',
        campus: { title: 'Campus de Mulhouse', slug: 'mulhouse' },
      },
    ],
    cat_news: { title: expect.any(String), slug: expect.any(String) },
  });
  const dates = data.map(({ publishDate }) => publishDate);
  expect(dates).toEqual(dates.toSorted().reverse());
});

test('API-9: dated and newest first even when not asked; another school has none', async () => {
  const { data } = (await get(`/cassini/news?${query({})}`)).json() as {
    data: { publishDate: string }[];
  };
  const dates = data.map(({ publishDate }) => publishDate);
  expect(dates).toHaveLength(DATED_NEWS);
  expect(dates).toEqual(dates.toSorted().reverse());
  expect((await get(`/arago/news?${query({})}`)).status).toBe(404);
});

test('API-10: the navbar and the footer, whole, with typed entries', async () => {
  type Entry = {
    __component: string;
    items?: object[];
    menu_sections?: { Titre: string; items: object[] }[];
  };
  const menu = async (type: string) => {
    const reply = await get(`/menu-enrichis?${query({ 'filters[type][$eq]': type })}`);
    return (reply.json() as { data: { body: Entry[] }[] }).data;
  };
  const [navbar, ...others] = await menu('navbarproto');
  expect(others).toEqual([]);
  const kinds = navbar?.body.map(({ __component }) => __component) ?? [];
  expect(new Set(kinds)).toEqual(new Set(['core.menu', 'core.menu-dropdown', 'core.menu-item']));
  const campus = navbar?.body[0];
  expect(campus).toMatchObject({ label: 'Campus', slug: 'campus', id: expect.any(Number) });
  expect(campus?.items).toHaveLength(26);
  const dropdown = navbar?.body.find(({ __component }) => __component === 'core.menu-dropdown');
  expect(dropdown?.menu_sections?.[0]).toMatchObject({
    Titre: 'BTS',
    items: expect.arrayContaining([
      expect.objectContaining({ id: expect.any(Number), url: '/formations/bts-mco' }),
    ]),
  });
  const [footer] = await menu('footer');
  const columns = footer?.body.map(({ __component }) => __component) ?? [];
  expect(new Set(columns)).toEqual(new Set(['core.menu', 'core.menu-item']));
});

test('API-11: English is another answer of the same call', async () => {
  const english = await ask(`${api}/campuses/lyon?locale=en`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(english.json()).toMatchObject({ data: { title: 'Lyon campus', slug: 'lyon' } });
});

test('26 campuses, each with its coordinates', async () => {
  const parameters = query({
    'fields[0]': 'slug',
    'fields[1]': 'latitude',
    'fields[2]': 'longitude',
    'pagination[limit]': '100',
  });
  const { data } = (await get(`/campuses?${parameters}`)).json() as {
    data: { slug: string; latitude: number; longitude: number }[];
  };
  expect(data).toHaveLength(26);
  const lyon = data.find(({ slug }) => slug === 'lyon');
  expect(lyon?.latitude).toBeCloseTo(45.764, 3);
  expect(lyon?.longitude).toBeCloseTo(4.84, 1);
  for (const { latitude, longitude } of data) {
    expect(Math.abs(latitude)).toBeLessThan(60);
    expect(Math.abs(longitude)).toBeLessThan(60);
  }
});
