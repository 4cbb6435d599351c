import { expect } from '@playwright/test';
import { ask } from '../harness/client.ts';
import { test } from '../harness/faulty.ts';
import { CLEAR_TOKEN } from '../harness/product.ts';
import { type Answer, gate, hangUp, json, NEWS, OPEN_DAY, raw } from '../harness/stand-in.ts';

const EMPTY = json({ data: [], meta: { pagination: { pageCount: 0 } } });
const KINDS = [
  '/programmes',
  '/offerings',
  '/work-study-offers',
  '/news-items',
  '/blog-posts',
  '/articles',
  '/testimonials',
  '/pages',
];

test.beforeEach(({ standIn }) => {
  for (const kind of KINDS) standIn.on(kind, EMPTY);
});

const search = (url: string, words: string, rest = '') =>
  ask(`${url}/recherche?q=${encodeURIComponent(words)}${rest}`);
const instant = (url: string, words: string) =>
  ask(`${url}/api/search?q=${encodeURIComponent(words)}`);
const clear = (url: string) =>
  ask(`${url}/api/clear`, {
    method: 'POST',
    headers: { authorization: `Bearer ${CLEAR_TOKEN}` },
  });

/** How many the call made while a visitor types has found. */
async function count(url: string, words: string): Promise<number> {
  const { status, body } = await instant(url, words);
  expect(status).toBe(200);
  const { count } = JSON.parse(body);
  return count;
}

/** As many as are asked for, by pages as the content service sends them. */
function many(length: number, item: (index: number) => object): Answer {
  return ({ query }, response) => {
    const page = Number(query.get('pagination[page]') ?? 1);
    const size = Number(query.get('pagination[pageSize]') ?? 100);
    const data = Array.from({ length }, (_, index) => item(index)).slice(
      (page - 1) * size,
      page * size,
    );
    const meta = { pagination: { pageCount: Math.ceil(length / size) } };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ data, meta }));
  };
}

test('what is found is read once, when it is first asked for, however many ask', async ({
  standIn,
  site,
}) => {
  expect(standIn.count('/news-items')).toBe(0);
  const counts = Array.from({ length: 20 }, () => count(site.url, 'portes ouvertes'));
  expect(new Set(await Promise.all(counts))).toEqual(new Set([1]));
  expect((await search(site.url, 'lyon')).status).toBe(200);
  for (const kind of KINDS) expect([kind, standIn.count(kind)]).toEqual([kind, 1]);
});

test('a page of results is for visitors, not for search engines', async ({ site }) => {
  const { body, status } = await search(site.url, 'portes');
  expect(status).toBe(200);
  expect(body).toContain('<meta name="robots" content="noindex, follow"/>');
  expect(body).toContain(`<link rel="canonical" href="${site.url}/recherche"/>`);
  const { headers } = await instant(site.url, 'portes');
  expect(headers['cache-control']).toBe('no-store');
  expect((await ask(`${site.url}/api/search`, { method: 'POST' })).status).toBe(405);
});

for (const [name, path, answer] of [
  ['one kind fails', '/pages', json({}, 500)],
  ['one kind is something else', '/news-items', raw('<html>')],
  ['the connection breaks', '/events', hangUp],
] as const) {
  test(`while ${name}, the search says that it cannot be had, and loses nothing`, async ({
    standIn,
    site,
  }) => {
    standIn.on(path, answer);
    const down = await search(site.url, 'portes ouvertes');
    expect(down.status).toBe(503);
    expect(down.headers['retry-after']).toBe('30');
    expect(down.headers['cache-control']).toBe('no-store');
    expect(down.body).toContain('La recherche ne répond pas en ce moment.');
    expect(down.body).toContain('value="portes ouvertes"');
    expect(down.body).not.toContain('Aucun résultat');
    expect((await instant(site.url, 'portes')).status).toBe(503);
    expect((await ask(`${site.url}/campus/lyon`)).status).toBe(200);

    standIn.on(path, path === '/events' ? json({ data: [OPEN_DAY] }) : EMPTY);
    expect((await search(site.url, 'portes ouvertes')).status).toBe(200);
  });

  test(`the last good index answers while ${name}`, async ({ standIn, site }) => {
    expect(await count(site.url, 'portes ouvertes')).toBe(1);
    standIn.on(path, answer);
    await clear(site.url);
    expect(await count(site.url, 'portes ouvertes')).toBe(1);
    const asked = standIn.count(path);
    expect(await count(site.url, 'portes ouvertes')).toBe(1);
    // And the service is left in peace for a while.
    expect(standIn.count(path)).toBe(asked);
  });
}

test('what is published is found after the clear that tells of it, and what is withdrawn is not', async ({
  standIn,
  site,
}) => {
  standIn.on('/news-items', json({ data: [NEWS] }));
  expect(await count(site.url, 'rentrée')).toBe(1);
  expect(await count(site.url, 'persil')).toBe(0);
  standIn.on('/news-items', json({ data: [{ ...NEWS, title: 'Trois bottes de persil' }] }));
  expect(await count(site.url, 'persil')).toBe(0);
  await clear(site.url);
  expect(await count(site.url, 'persil')).toBe(1);
  expect(await count(site.url, 'rentrée')).toBe(0);
});

test('the last index answers while a new one is slow to make', async ({ standIn, site }) => {
  expect(await count(site.url, 'portes ouvertes')).toBe(1);
  const slow = gate(json({ data: [{ path: 'persil', title: 'Le persil', body: [] }] }));
  standIn.on('/pages', slow.answer);
  await clear(site.url);
  expect(await count(site.url, 'portes ouvertes')).toBe(1);
  expect(await count(site.url, 'persil')).toBe(0);
  slow.open();
  await expect.poll(() => count(site.url, 'persil')).toBe(1);
  expect(standIn.count('/pages')).toBe(2);
});

test('nothing is found before its time, after its day, or that cannot be read', async ({
  standIn,
  site,
}) => {
  const later = { ...NEWS, slug: 'plus-tard', publishDate: '2026-11-15T08:00:01.000Z' };
  standIn.on('/news-items', json({ data: [NEWS, later, { slug: 7 }] }));
  const offer = { slug: 'vendeur', title: 'Vendeur', company: 'Témoin' };
  standIn.on('/work-study-offers', json({ data: [{ ...offer, expiry: '2026-11-14' }] }));
  const past = { ...OPEN_DAY, slug: 'passe', dateStart: '2026-11-14T09:00:00.000Z' };
  standIn.on('/events', json({ data: [past, OPEN_DAY] }));
  expect(await count(site.url, 'rentrée')).toBe(1);
  expect(await count(site.url, 'vendeur')).toBe(0);
  expect(await count(site.url, 'portes ouvertes')).toBe(1);
});

test('five hundred of a kind are five, then pages of twenty', async ({ standIn, site }) => {
  const long = 'Une actualité dont le titre n’en finit pas '.repeat(5).slice(0, 200).trim();
  standIn.on(
    '/news-items',
    many(500, (index) => ({ slug: `actu-${index}`, title: long })),
  );
  const all = await search(site.url, 'actualité');
  expect(all.body.match(/href="\/actualites\/actu-/g)).toHaveLength(5);
  expect(all.body).toContain('Tous les résultats dans Actualités');
  const last = await search(site.url, 'actualité', '&dans=actualites&page=25');
  expect(last.body.match(/href="\/actualites\/actu-/g)).toHaveLength(20);
  for (const page of ['26', '0', '-1', 'deux', '1.5']) {
    const { status } = await search(site.url, 'actualité', `&dans=actualites&page=${page}`);
    expect([page, status]).toEqual([page, 404]);
  }
});

test('what a visitor types, and what an editor wrote, is never markup', async ({
  standIn,
  site,
}) => {
  const evil = '<img src=x onerror=alert(1)>';
  standIn.on('/news-items', json({ data: [{ ...NEWS, title: `${evil} rentrée`, summary: evil }] }));
  for (const words of [`rentrée ${evil}`, `"><script>alert(1)</script>`, evil]) {
    const { status, body } = await search(site.url, words);
    expect(status).toBe(200);
    expect(body).not.toContain('<img src=x');
    expect(body).not.toContain('<script>alert');
  }
});

test('whatever is typed is an answer, in one line of a hundred characters', async ({ site }) => {
  const cases = ['a'.repeat(5000), '\u0000\u0007\u202e', '%', '🎓'.repeat(200), 'mot '.repeat(900)];
  for (const words of cases) {
    const { status, body } = await search(site.url, words);
    expect(status).toBe(200);
    const [, value = ''] = /name="q" value="([^"]*)"/.exec(body) ?? [];
    expect([...value].length).toBeLessThanOrEqual(100);
  }
  expect((await ask(`${site.url}/recherche?q=%E0%A4%A`)).status).toBe(200);
  expect((await ask(`${site.url}/api/search`)).json()).toEqual({ count: 0, groups: [] });
});

test('what visitors look for is in no log', async ({ standIn, site }) => {
  await search(site.url, 'canari des Canaries');
  await instant(site.url, 'canari des Canaries');
  standIn.on('/pages', json({}, 500));
  await clear(site.url);
  await search(site.url, 'canari des Canaries');
  await expect.poll(() => site.output()).toContain('the search index could not be made');
  expect(site.output().toLowerCase()).not.toContain('canari');
});
