import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { ask } from '../harness/client.ts';
import { test as faulty } from '../harness/faulty.ts';
import { startSite } from '../harness/product.ts';
import { gate, json, LYON, NONE, type StandIn, silence } from '../harness/stand-in.ts';
import { clear } from '../harness/workers.ts';

/** The same site, which keeps its pages too. */
const test = faulty.extend({
  site: async ({ standIn }, use) => {
    const site = await startSite({ api: standIn.api });
    await use(site);
    await site.stop();
  },
});

const PHONE = { 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Mobile' };

/** How a page came about: `hit`, or not. */
const statusOf = async (url: string, headers: Record<string, string> = {}) =>
  (await ask(url, { headers })).headers['cache-status'];

const HIT = '"parvis"; hit';
const MADE = '"parvis"; fwd=miss';
const STALE = '"parvis"; hit; detail=stale';

/** Kinds that the school of the stand-in has none of. */
function restIsEmpty(standIn: StandIn): void {
  for (const path of ['/pages', '/news-items', '/blog-posts', '/articles']) standIn.on(path, NONE);
}

function bytes(url: string, encoding: string): Promise<{ body: Buffer; encoding: unknown }> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers: { 'accept-encoding': encoding } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        resolve({ body: Buffer.concat(chunks), encoding: response.headers['content-encoding'] });
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}

test('a page is made once, and asks the content service nothing after that', async ({
  standIn,
  site,
}) => {
  const first = await ask(`${site.url}/campus/lyon`);
  expect([first.status, first.headers['cache-status']]).toEqual([200, MADE]);
  standIn.forget();
  const second = await ask(`${site.url}/campus/lyon`);
  expect([second.status, second.headers['cache-status']]).toEqual([200, HIT]);
  expect(second.body).toBe(first.body);
  expect(standIn.calls).toEqual([]);
});

test('RED-8: a page that was looked for while new rules were slow to come is looked for again when they are there', async ({
  standIn,
  site,
}) => {
  const follow = async () => {
    const { status, headers } = await ask(`${site.url}/jpo`);
    return [status, headers.location];
  };
  standIn.on('/redirects', json({ data: [] }));
  expect(await follow()).toEqual([404, undefined]);
  const slow = gate(json({ data: [{ from: '/jpo', to: '/agenda' }] }));
  standIn.on('/redirects', slow.answer);
  await clear(site);
  expect(await follow()).toEqual([404, undefined]);
  slow.open();
  await expect.poll(follow).toEqual([301, '/agenda']);
});

test('a crowd that comes at once has it made once', async ({ standIn, site }) => {
  await ask(`${site.url}/contact`);
  standIn.forget();
  const { answer, open } = gate(json({ data: LYON }));
  standIn.on('/campuses/lyon', answer);
  const crowd = Array.from({ length: 50 }, () => ask(`${site.url}/campus/lyon`));
  await expect.poll(() => standIn.count('/campuses/lyon')).toBe(1);
  open();
  const replies = await Promise.all(crowd);
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
  expect(standIn.count('/campuses/lyon')).toBe(1);
});

test('in each form that browsers take, it is the same page', async ({ site }) => {
  const url = `${site.url}/campus/lyon`;
  const plain = await bytes(url, 'identity');
  const brotli = await bytes(url, 'gzip, br');
  const gzipped = await bytes(url, 'gzip');
  expect([plain.encoding, brotli.encoding, gzipped.encoding]).toEqual([undefined, 'br', 'gzip']);
  expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
  expect(gunzipSync(gzipped.body).equals(plain.body)).toBe(true);
  expect(brotli.body.length).toBeLessThan(gzipped.body.length);
});

test('who has it already is told so, until it changes', async ({ standIn, site }) => {
  const url = `${site.url}/campus/lyon`;
  const { headers } = await ask(url);
  expect(headers['cache-control']).toContain('private');
  const known = { 'if-none-match': String(headers.etag) };
  const again = await ask(url, { headers: known });
  expect([again.status, again.body]).toEqual([304, '']);
  standIn.on('/campuses/lyon', json({ data: { ...LYON, title: 'Campus du Rhône' } }));
  await clear(site);
  await expect.poll(async () => (await ask(url, { headers: known })).status).toBe(200);
  expect((await ask(url, { headers: known })).body).toContain('Campus du Rhône');
});

/** On a connection that is kept, a plain question is answered before `node:http` reads it; on one that is closed after it, it is not. */
for (const [what, path, headers] of [
  ['a page', '/campus/lyon', {}],
  ['a page for a phone', '/campus/lyon', PHONE],
  ['a page that somebody comes back to', '/campus/lyon', { cookie: 'origine-tracking=direct' }],
  ['a page that another led to', '/campus/lyon', { referer: 'https://www.google.com/' }],
  ['a page that a script fetches', '/campus/lyon', { 'sec-fetch-dest': 'empty' }],
  ['a page by a campaign', '/campus/lyon?utm_source=lettre', {}],
  ['a page of a query', '/campus?q=lyon', {}],
  ['the data of a page', '/campus/lyon.data', { 'sec-purpose': 'prefetch' }],
  ['a page that is missing', '/nowhere', {}],
  ['a file that is missing', '/nowhere.jpg', {}],
  ['a redirect', '/campus/lyon/', {}],
  ['a page in English', '/en/campus/lyon', {}],
] as const) {
  test(`${what} is the same on the doorstep as behind it`, async ({ standIn, site }) => {
    restIsEmpty(standIn);
    const told = async (connection: string) => {
      const reply = await ask(`${site.url}${path}`, {
        headers: { 'accept-encoding': 'identity', ...headers, connection },
      });
      const {
        date,
        'x-request-id': id,
        connection: kept,
        'keep-alive': long,
        ...same
      } = reply.headers;
      expect([date, id]).toEqual([
        expect.stringMatching(/GMT$/),
        expect.stringMatching(/^[\da-f-]{36}$/),
      ]);
      expect(kept).toBe(connection);
      return { status: reply.status, headers: same, body: reply.body };
    };
    await told('close');
    expect(await told('keep-alive')).toEqual(await told('close'));
  });
}

test('HEAD says what GET would, without it', async ({ site }) => {
  const get = await ask(`${site.url}/campus/lyon`);
  const head = await ask(`${site.url}/campus/lyon`, { method: 'HEAD' });
  expect([head.status, head.body]).toEqual([200, '']);
  expect(head.headers['content-length']).toBe(get.headers['content-length']);
  expect(head.headers.etag).toBe(get.headers.etag);
});

test('another kind of device, and what the page is made of, make another page; nothing else does', async ({
  site,
}) => {
  const url = `${site.url}/agenda`;
  expect(await statusOf(url)).toBe(MADE);
  expect(await statusOf(url, PHONE)).toBe(MADE);
  expect(await statusOf(`${url}?type=convention&campus=lyon`)).toBe(MADE);
  expect(await statusOf(`${url}?campus=lyon&x=1&type=convention`)).toBe(HIT);
  for (const query of ['?x=1', '?utm_source=radio', '?a&b=c&_=12', '?'])
    expect(await statusOf(`${url}${query}`)).toBe(HIT);
});

test('TRK-1: cookies are this visitor’s, and are kept with no page', async ({ site }) => {
  const url = `${site.url}/campus/lyon`;
  const google = await ask(url, { headers: { referer: 'https://www.google.fr/' } });
  expect(google.headers['set-cookie']).toContainEqual(expect.stringContaining('ORGANIC_google'));
  const direct = await ask(url);
  expect(direct.headers['cache-status']).toBe(HIT);
  expect(direct.headers['set-cookie']).toContainEqual(expect.stringContaining('direct'));
  expect(direct.headers['cache-control']).toBe('private, max-age=0, must-revalidate');
  const inside = await ask(url, { headers: { referer: `${site.url}/agenda` } });
  expect(inside.headers['set-cookie']).toBeUndefined();
  expect(inside.headers['cache-control']).toBe(
    'public, max-age=0, must-revalidate, s-maxage=2, stale-if-error=86400',
  );
  expect(inside.headers['cdn-cache-control']).toBe(
    'max-age=2, stale-while-revalidate=30, stale-if-error=86400',
  );
});

test('TRK-1: a campaign is put into the links of a kept page, for whoever came by it alone', async ({
  site,
}) => {
  const url = `${site.url}/campus/lyon`;
  const plain = await ask(url);
  const came = await ask(`${url}?utm_source=%3Cb%3E&gclid=1`);
  expect(came.headers['cache-status']).toBe(HIT);
  const links = came.body.match(/href="\/\?popin=true[^"]*"/g) ?? [];
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) expect(link).toContain('&amp;utm_source=%3Cb%3E&amp;gclid=1"');
  expect((await ask(url)).body).toBe(plain.body);
});

test('after a clear the new page is there at once', async ({ standIn, site }) => {
  const url = `${site.url}/campus/lyon`;
  await ask(url);
  standIn.on('/campuses/lyon', json({ data: { ...LYON, title: 'Campus du Rhône' } }));
  await clear(site);
  await expect.poll(async () => (await ask(url)).body).toContain('Campus du Rhône');
});

test('the last good page is served while the new one is made, and nobody waits', async ({
  standIn,
  site,
}) => {
  const url = `${site.url}/campus/lyon`;
  await ask(url);
  const { answer, open } = gate(json({ data: { ...LYON, title: 'Campus du Rhône' } }));
  standIn.on('/campuses/lyon', answer);
  await clear(site);
  const meanwhile = await ask(url);
  expect([meanwhile.status, meanwhile.headers['cache-status']]).toEqual([200, STALE]);
  expect(meanwhile.body).toContain('Campus de Lyon');
  open();
  await expect.poll(async () => (await ask(url)).body).toContain('Campus du Rhône');
});

test('the last good page stays while the content service is silent', async ({ standIn, site }) => {
  const url = `${site.url}/campus/lyon`;
  await ask(url);
  for (const path of ['/users/me', '/campuses/lyon', '/campuses', '/events'])
    standIn.on(path, silence);
  await clear(site);
  for (let time = 0; time < 3; time += 1) {
    const { status, body } = await ask(url);
    expect(status).toBe(200);
    expect(body).toContain('Campus de Lyon');
  }
});

test('a page that is taken away is gone, and one that comes is there', async ({
  standIn,
  site,
}) => {
  const url = `${site.url}/campus/lyon`;
  await ask(url);
  standIn.on('/campuses/lyon', json({ error: { status: 404 } }, 404));
  await clear(site);
  await expect.poll(async () => (await ask(url)).status).toBe(404);
  expect(await statusOf(url)).toBe(HIT);
  standIn.on('/campuses/lyon', json({ data: LYON }));
  await clear(site);
  await expect.poll(async () => (await ask(url)).status).toBe(200);
});

test('what was made while something failed is made again soon after', async ({ standIn, site }) => {
  standIn.on('/events', json({ error: { status: 500 } }, 500));
  await ask(`${site.url}/`);
  standIn.on('/events', json({ data: [] }));
  await expect
    .poll(async () => (await ask(`${site.url}/`)).headers['cache-status'], { timeout: 20_000 })
    .toBe(STALE);
});

test('an outage is told as it is, and kept by nobody', async ({ standIn, site }) => {
  standIn.on('/campuses/lyon', json({ error: { status: 500 } }, 500));
  const url = `${site.url}/campus/lyon`;
  const down = await ask(url);
  expect([down.status, down.headers['cache-control']]).toEqual([503, 'no-store']);
  standIn.on('/campuses/lyon', json({ data: LYON }));
  expect((await ask(url)).status).toBe(200);
});

test('a redirect keeps what was asked with', async ({ standIn, site }) => {
  standIn.on(
    '/redirects',
    json({ data: [{ from: '/ancienne', to: '/agenda' }], meta: { pagination: { pageCount: 1 } } }),
  );
  const { status, headers } = await ask(`${site.url}/ancienne?utm_source=radio&x=%20y`);
  expect([status, headers.location]).toEqual([301, '/agenda?utm_source=radio&x=%20y']);
});

test('the pages of the sitemap are made ahead, and again after a clear', async ({ standIn }) => {
  restIsEmpty(standIn);
  const site = await startSite({ api: standIn.api, settings: { WARM_UP: 'on' } });
  const made = () => site.output().match(/the pages are made ahead/g)?.length ?? 0;
  try {
    await expect.poll(made, { timeout: 30_000 }).toBe(1);
    for (const headers of [{}, PHONE])
      expect(await statusOf(`${site.url}/agenda`, headers)).toBe(HIT);
    standIn.on('/campuses/lyon', json({ data: { ...LYON, title: 'Campus du Rhône' } }));
    await clear(site);
    await expect.poll(made, { timeout: 30_000 }).toBe(2);
    expect(await statusOf(`${site.url}/agenda`)).toBe(HIT);
  } finally {
    await site.stop();
  }
});

test('after a clear, the pages that were asked for come before the list of all of them', async ({
  standIn,
}) => {
  restIsEmpty(standIn);
  const site = await startSite({ api: standIn.api, settings: { WARM_UP: 'on' } });
  const made = () => site.output().match(/the pages are made ahead/g)?.length ?? 0;
  try {
    await expect.poll(made, { timeout: 30_000 }).toBe(1);
    expect(await statusOf(`${site.url}/campus/lyon`)).toBe(HIT);
    const before = standIn.calls.length;
    await clear(site);
    await expect.poll(made, { timeout: 30_000 }).toBe(2);
    const asked = standIn.calls.slice(before);
    const page = asked.findIndex(({ path }) => path === '/campuses/lyon');
    const list = asked.findIndex(({ query }) => query.get('fields[1]') === 'updatedAt');
    expect(page).toBeGreaterThanOrEqual(0);
    expect(list).toBeGreaterThan(page);
  } finally {
    await site.stop();
  }
});

test('what is searched is at hand before anyone searches, also without the content service', async ({
  standIn,
}) => {
  restIsEmpty(standIn);
  const site = await startSite({ api: standIn.api, settings: { WARM_UP: 'on', HAS_EN: 'on' } });
  try {
    await expect.poll(() => site.output().match(/the search index was made/g)?.length).toBe(2);
    await standIn.stop();
    for (const locale of ['fr', 'en']) {
      const { status, body } = await ask(`${site.url}/api/search?q=lyon&locale=${locale}`);
      expect([status, JSON.parse(body).count]).toEqual([200, expect.any(Number)]);
    }
  } finally {
    await site.stop();
  }
});

test('any number of addresses leaves the room as it is, and the page in use in it', async ({
  standIn,
}) => {
  const site = await startSite({ api: standIn.api, settings: { PAGE_CACHE_MB: '1' } });
  try {
    const hot = `${site.url}/campus/lyon`;
    expect(await statusOf(hot)).toBe(MADE);
    for (let number = 0; number < 120; number += 1) {
      await Promise.all([
        ask(`${site.url}/agenda?campus=ville-${number}`),
        ask(`${site.url}/nulle-part-${number}`),
      ]);
    }
    expect(await statusOf(hot)).toBe(HIT);
    // What was asked for first had to make room.
    expect(await statusOf(`${site.url}/agenda?campus=ville-0`)).toBe(MADE);
    expect(await statusOf(`${site.url}/nulle-part-0`)).toBe(MADE);
  } finally {
    await site.stop();
  }
});

test('publications that follow each other closely keep no page from being made ahead', async ({
  standIn,
}) => {
  restIsEmpty(standIn);
  const towns = Array.from({ length: 20 }, (_, index) => ({ ...LYON, slug: `ville-${index}` }));
  standIn.on('/campuses', json({ data: towns }));
  for (const town of towns) standIn.on(`/campuses/${town.slug}`, json({ data: town }));
  const site = await startSite({ api: standIn.api, settings: { WARM_UP: 'on' } });
  const cold = async () => {
    await clear(site);
    return towns.filter(({ slug }) => standIn.count(`/campuses/${slug}`) === 0).length;
  };
  try {
    await expect.poll(cold, { intervals: [600], timeout: 50_000 }).toBe(0);
  } finally {
    await site.stop();
  }
});
