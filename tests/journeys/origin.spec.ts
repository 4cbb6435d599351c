import { expect, type Page, test } from '@playwright/test';
import { ask, product } from '../harness/client.ts';
import { type Site, startSite } from '../harness/product.ts';
import { campus, complaints, leave, scriptsAnswer, visit } from '../harness/visitor.ts';

const site = product('SITE');
const GOOGLE = 'https://www.google.fr/';
const FOR_TWO_DAYS = 'Max-Age=172800; Path=/; SameSite=Lax';

const cookies = (label: string, source: string, medium: string, more = '') => [
  `origine-tracking=${label}; ${FOR_TWO_DAYS}${more}`,
  `utm_source=${source}; ${FOR_TWO_DAYS}${more}`,
  `utm_medium=${medium}; ${FOR_TWO_DAYS}${more}`,
];

/** What the server sets on an answer. */
async function set(path: string, headers: Record<string, string> = {}): Promise<unknown> {
  return (await ask(`${site}${path}`, { headers })).headers['set-cookie'];
}

test('TRK-1: a link to the funnel takes along what the page was reached with', async () => {
  const { body } = await ask(`${site}/campus/lyon?utm_source=radio&page=2&gclid=a%26b`);
  const links = body.match(/href="\/\?popin=true[^"]*"/g) ?? [];
  expect(links.length).toBeGreaterThan(2);
  for (const link of links) expect(link).toContain('&amp;utm_source=radio&amp;gclid=a%26b"');
});

test.describe('TRK-1, TRK-3: the server', () => {
  test('sets three cookies on the page that is arrived at', async () => {
    const google = { referer: GOOGLE };
    expect(await set('/')).toEqual(cookies('direct', 'direct', 'direct'));
    expect(await set('/', google)).toEqual(cookies('ORGANIC_google', 'google', 'organic'));
    expect(await set('/campus/lyon?gclid=x', google)).toEqual(
      cookies('SEARCH_google', 'google', 'cpc'),
    );
    expect(await set('/agenda?utm_source=radio&utm_medium=audio', google)).toEqual(
      cookies('radio', 'radio', 'audio'),
    );
    expect(await set('/', { referer: 'https://notgoogle.fr/' })).toEqual(
      cookies('REFERRAL_notgoogle.fr', 'notgoogle.fr', 'referral'),
    );
    expect(await set('/nulle-part', google)).toEqual(
      cookies('ORGANIC_google', 'google', 'organic'),
    );
  });

  test('sets none inside the site, nor over an origin by an arrival that has none or a reload', async () => {
    const stored = 'origine-tracking=SEARCH_google; utm_source=google; utm_medium=cpc';
    expect(await set('/', { referer: `${site}/campus` })).toBeUndefined();
    expect(await set('/?utm_source=page', { referer: `${site}/` })).toBeUndefined();
    expect(await set('/', { cookie: stored })).toBeUndefined();
    const again = { referer: 'https://forum.example/', 'cache-control': 'max-age=0' };
    expect(await set('/campus', { ...again, cookie: stored })).toBeUndefined();
    expect(await set('/', { referer: 'https://forum.example/', cookie: stored })).toEqual(
      cookies('REFERRAL_forum.example', 'forum.example', 'referral'),
    );
  });

  for (const path of [
    '/campus/lyon.data',
    '/api/events',
    '/icon.svg',
    '/manifest.webmanifest',
    '/agenda.ics',
    '/healthz',
  ]) {
    test(`sets none on ${path}, which is no page`, async () => {
      const { status, headers } = await ask(`${site}${path}`, { headers: { referer: GOOGLE } });
      expect([status, headers['set-cookie']]).toEqual([200, undefined]);
    });
  }

  test('TRK-4: takes any value', async () => {
    const values = ['a%0D%0ASet-Cookie:%20b=c', 'a;%20Path=/x', '%E0%A4%A', '%F0%9F%8E%93'];
    for (const value of [...values, 'x'.repeat(8000), '%E6%B8%B8'.repeat(800)]) {
      const path = `/agenda?utm_source=${value}&utm_medium=${value}`;
      const { status, headers } = await ask(`${site}${path}`);
      expect(status).toBe(200);
      expect(headers['set-cookie']).toHaveLength(3);
      for (const cookie of headers['set-cookie'] ?? []) {
        expect(cookie).toMatch(/^[a-z_-]+=[\w%.-]+; Max-Age=172800; Path=\/; SameSite=Lax$/);
        expect(cookie.length).toBeLessThan(4096);
      }
      expect(headers).not.toHaveProperty('b');
    }
    const referred = await set('/', { referer: 'https://forum.example:99999/\u00e9;,"' });
    expect(referred).toEqual(cookies('direct', 'direct', 'direct'));
  });

  test('TRK-1: a redirect keeps the query and what it says', async () => {
    const follow = async (path: string) => {
      const { status, headers } = await ask(`${site}${path}`, { headers: { referer: GOOGLE } });
      return [status, headers.location, headers['set-cookie']];
    };
    const radio = cookies('radio', 'radio', 'organic');
    expect(await follow('/jpo?utm_source=radio')).toEqual([301, '/agenda?utm_source=radio', radio]);
    // RED-2: English is off here.
    expect(await follow('/en?utm_source=radio&a=%20b')).toEqual([
      301,
      '/?utm_source=radio&a=%20b',
      radio,
    ]);
    expect(await follow('/en/campus/lyon?utm_source=radio')).toEqual([
      301,
      '/?utm_source=radio',
      radio,
    ]);
  });

  test.describe('of a site on https', () => {
    let secure: Site;

    test.beforeAll(async () => {
      const settings = { SITE_URL: 'https://www.cassini.example' };
      secure = await startSite({ api: `${product('CMS')}/api`, settings });
    });

    test.afterAll(() => secure.stop());

    test('sets them for https alone, and knows its own host by its address', async () => {
      const answer = async (referer: string) =>
        (await ask(`${secure.url}/`, { headers: { referer } })).headers['set-cookie'];
      const expected = cookies('ORGANIC_google', 'google', 'organic', '; Secure');
      expect(await answer(GOOGLE)).toEqual(expected);
      expect(await answer('https://www.cassini.example/campus')).toBeUndefined();
      expect(await answer('https://cassini.example/')).toBeUndefined();
    });
  });
});

/** What the browser has, by name. */
async function stored(page: Page): Promise<Record<string, string>> {
  const all = await page.context().cookies();
  return Object.fromEntries(all.map(({ name, value }) => [name, decodeURIComponent(value)]));
}

const of = (label: string, source: string, medium: string) => ({
  'origine-tracking': label,
  utm_source: source,
  utm_medium: medium,
});

/** A cache in front of the site: the same page for everyone, and nobody's cookies. */
async function putCacheInFront(page: Page): Promise<void> {
  await page.route(
    (url) => url.origin === site,
    async (route) => {
      const request = route.request();
      if (request.resourceType() !== 'document') return route.continue();
      const { pathname } = new URL(request.url());
      const { status, body } = await ask(`${site}${pathname}`);
      await route.fulfill({ status, body, contentType: 'text/html; charset=utf-8' });
    },
  );
}

/** Another site, with a link to ours. */
async function arriveFrom(page: Page, host: string, path: string): Promise<void> {
  await page.route(`http://${host}/`, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<a href="${site}${path}">Cassini</a>` }),
  );
  await page.goto(`http://${host}/`);
  await page.getByRole('link', { name: 'Cassini' }).click();
  await page.waitForURL(`${site}/**`);
  // A browser that is listened to keeps nothing, and says other things when it reloads.
  await page.unroute(`http://${host}/`);
}

test.describe('in a browser', () => {
  test('through a redirect, the referrer and the query make one origin, which lasts from page to page', async ({
    page,
  }) => {
    const heard = complaints(page);
    await arriveFrom(page, 'forum.example', '/jpo?utm_source=Salon%20de%20l%E2%80%99%C3%A9tudiant');
    await expect(page).toHaveURL(/\/agenda\?utm_source=/);
    const expected = of('Salon de l’étudiant', 'Salon de l’étudiant', 'referral');
    expect(await stored(page)).toEqual(expected);

    await scriptsAnswer(page);
    await visitCampus(page);
    expect(await stored(page)).toEqual(expected);
    // The browser names the forum again: what the first address said must not be lost for it.
    await page.reload();
    expect(await page.evaluate(() => document.referrer)).toBe('http://forum.example/');
    expect(await stored(page)).toEqual(expected);

    await page.goto(site);
    expect(await stored(page)).toEqual(expected);
    await arriveFrom(page, 'fr.search.yahoo.com', '/?gbraid=x');
    expect(await stored(page)).toEqual(of('SEARCH_yahoo', 'yahoo', 'cpc'));
    expect(heard).toEqual([]);
  });

  test('TRK-1: where a cache answered, the page sets the cookies itself, with the same attributes', async ({
    page,
  }) => {
    const heard = complaints(page);
    await putCacheInFront(page);
    await arriveFrom(page, 'lite.qwant.com', '/campus/lyon?utm_medium=email');
    await scriptsAnswer(page);
    await expect.poll(() => stored(page)).toEqual(of('ORGANIC_qwant', 'qwant', 'email'));
    const set = await page.context().cookies();
    const inTwoDays = Date.now() / 1000 + 172_800;
    for (const cookie of set) {
      expect(cookie).toMatchObject({
        domain: 'localhost',
        path: '/',
        sameSite: 'Lax',
        httpOnly: false,
        secure: false,
      });
      expect(Math.abs(cookie.expires - inTwoDays)).toBeLessThan(60);
    }

    await arriveFrom(
      page,
      'forum.example',
      '/agenda?utm_source=a%3B%20Path%3D/x&utm_medium=%0D%0A',
    );
    await scriptsAnswer(page);
    await expect.poll(() => stored(page)).toEqual(of('a; Path=/x', 'a; Path=/x', 'referral'));
    await visitCampus(page);
    await page.reload();
    await visit(page, `${site}/contact`);
    expect(await stored(page)).toEqual(of('a; Path=/x', 'a; Path=/x', 'referral'));
    expect(heard).toEqual([]);
  });

  test('a page opened by its address is direct, and asks for nothing', async ({ page }) => {
    await putCacheInFront(page);
    await visit(page, site);
    await expect.poll(() => stored(page)).toEqual(of('direct', 'direct', 'direct'));
    await expect(page.getByRole('region', { name: /Cookies/ })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Gestion des cookies' })).toHaveCount(0);
  });
});

/** By script, as most visitors do: no document is asked for. */
async function visitCampus(page: Page): Promise<void> {
  await page.waitForFunction(() => window.history.scrollRestoration === 'manual');
  await leave(page, () => campus(page, 'Lyon').click(), `${site}/campus/lyon`);
}
