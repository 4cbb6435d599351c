import { expect, type Page } from '@playwright/test';
import { ask } from '../harness/client.ts';
import { test } from '../harness/faulty.ts';
import { startSite } from '../harness/product.ts';
import { hangUp, json, LYON, NEWS, raw, silence, WORDS } from '../harness/stand-in.ts';

const TOKEN = 'eyJpZCI6IjEifQ.c2lnbmF0dXJl';
const UNTIL = '2026-11-15T09:45:00.000Z';
const PAGE = `/actualites/${NEWS.slug}`;
const PREVIEW = `${PAGE}?preview=${TOKEN}`;

const draftOf = (uid: string, data: object) =>
  json({ data, meta: { uid, locale: 'fr', expiresAt: UNTIL } });
const draft = draftOf('api::news.news', {
  ...NEWS,
  title: 'Le brouillon',
  publishDate: null,
  body: [WORDS],
});
const refusal = (status: number) => json({ error: { status, message: 'No' } }, status);

const PRIVATE = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
};

test('a preview link shows the draft, says so, and is kept from caches, engines and other sites', async ({
  standIn,
  site,
}) => {
  standIn.on(`/previews/${TOKEN}`, draft);
  const { status, headers, body } = await ask(`${site.url}${PREVIEW}`);
  expect(status).toBe(200);
  expect(headers).toMatchObject(PRIVATE);
  expect(body).toContain('Le brouillon');
  expect(body).not.toContain(NEWS.title);
  const [call] = standIn.calls.filter(({ path }) => path === `/previews/${TOKEN}`);
  expect(call?.query.get('locale')).toBe('fr');
  expect(call?.headers.authorization).toBe('Bearer token-1');
  expect(standIn.count(`/news-items/${NEWS.slug}`)).toBe(0);
});

test('a draft is never remembered, and never stands in for what is published', async ({
  standIn,
  site,
}) => {
  standIn.on(`/previews/${TOKEN}`, draft);
  const title = async (path: string) =>
    /<h1[^>]*>([^<]*)</.exec((await ask(`${site.url}${path}`)).body)?.[1];
  expect(await title(PREVIEW)).toBe('Le brouillon');
  expect(await title(PAGE)).toBe(NEWS.title);
  expect(standIn.count(`/news-items/${NEWS.slug}`)).toBe(1);
  expect(await title(PREVIEW)).toBe('Le brouillon');
  expect(standIn.count(`/previews/${TOKEN}`)).toBe(2);
  standIn.on(`/previews/${TOKEN}`, refusal(500));
  expect((await ask(`${site.url}${PREVIEW}`)).status).toBe(503);
  expect(await title(PAGE)).toBe(NEWS.title);
});

test('in a browser: the ribbon says until when, and leads to what is published', async ({
  standIn,
  site,
  page,
}) => {
  standIn.on(`/previews/${TOKEN}`, draft);
  await page.goto(`${site.url}${PREVIEW}`);
  const ribbon = page.getByRole('complementary', { name: 'Aperçu d’un brouillon' });
  await expect(ribbon).toContainText('Aperçu d’un brouillon · lien valable jusqu’à 10:45');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le brouillon');
  await ribbon.getByRole('link', { name: 'Quitter l’aperçu' }).click();
  await expect(page).toHaveURL(`${site.url}${PAGE}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NEWS.title);
  await expect(ribbon).toHaveCount(0);
});

test('an editor may look at a draft inside the admin, which is on another origin, and at nothing else', async ({
  standIn,
  page,
}) => {
  standIn.on(`/previews/${TOKEN}`, draft);
  const settings = { ADMIN_URL: `${standIn.api}/admin` };
  const site = await startSite({ api: standIn.api, settings });
  standIn.on('/admin', raw(`<iframe src="${site.url}${PREVIEW}"></iframe>`, 200, 'text/html'));
  await page.goto(`${standIn.api}/admin`);
  const framed = page.frameLocator('iframe').getByRole('heading', { level: 1 });
  await expect(framed).toHaveText('Le brouillon');
  standIn.on('/admin', raw(`<iframe src="${site.url}${PAGE}"></iframe>`, 200, 'text/html'));
  await refusedIn(page, `${standIn.api}/admin`);
  await site.stop();
});

test('no site but the admin shows a draft in a frame', async ({ standIn, page }) => {
  standIn.on(`/previews/${TOKEN}`, draft);
  const settings = { ADMIN_URL: 'https://contenu.cassini.example' };
  const site = await startSite({ api: standIn.api, settings });
  standIn.on('/admin', raw(`<iframe src="${site.url}${PREVIEW}"></iframe>`, 200, 'text/html'));
  await refusedIn(page, `${standIn.api}/admin`);
  await site.stop();
});

/** Opens a page whose frame the browser leaves empty, as it was told to. */
async function refusedIn(page: Page, url: string): Promise<void> {
  const refusal = page.waitForEvent('console', (message) => /frame-ancestors/.test(message.text()));
  await page.goto(url);
  await refusal;
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveCount(0);
}

test('a campus is previewed by the same door', async ({ standIn, site }) => {
  const title = 'Campus de Lyon, rive gauche';
  standIn.on(`/previews/${TOKEN}`, draftOf('api::campus.campus', { ...LYON, title }));
  const { status, headers, body } = await ask(`${site.url}/campus/lyon?preview=${TOKEN}`);
  expect(status).toBe(200);
  expect(headers).toMatchObject(PRIVATE);
  expect(body).toContain(title);
  expect(body).toContain('Aperçu d’un brouillon');
  expect(standIn.count('/campuses/lyon')).toBe(0);
});

test('a draft in English is asked for in English, and its ribbon is too', async ({ standIn }) => {
  standIn.on(`/previews/${TOKEN}`, draft);
  const site = await startSite({ api: standIn.api, settings: { HAS_EN: 'on' } });
  const { body } = await ask(`${site.url}/en${PREVIEW}`);
  await site.stop();
  expect(body).toContain('Preview of a draft');
  expect(body).toContain('link valid until 10:45');
  const [call] = standIn.calls.filter(({ path }) => path === `/previews/${TOKEN}`);
  expect(call?.query.get('locale')).toBe('en');
});

for (const [name, answer, status, message] of [
  ['has expired', refusal(410), 410, 'Ce lien d’aperçu a expiré.'],
  ['is forged', refusal(403), 403, 'Ce lien d’aperçu n’est pas valable.'],
  [
    'is for another kind of page',
    draftOf('api::campus.campus', LYON),
    403,
    'Ce lien d’aperçu n’est pas valable.',
  ],
  ['is for what is gone', refusal(404), 404, 'Oops cette page n&#x27;existe pas (ou plus)'],
  ['meets an outage', hangUp, 503, 'Erreur interne au serveur.'],
  ['meets silence', silence, 504, 'Délai de réponse dépassé.'],
] as const) {
  test(`ERR-2: a preview link that ${name} is a ${status}, never the published page`, async ({
    standIn,
    site,
  }) => {
    expect((await ask(`${site.url}${PAGE}`)).body).toContain(NEWS.title);
    standIn.on(`/previews/${TOKEN}`, answer);
    const reply = await ask(`${site.url}${PREVIEW}`);
    expect(reply.status).toBe(status);
    expect(reply.headers).toMatchObject(PRIVATE);
    expect(reply.body).toContain(message);
    expect(reply.body).not.toContain(NEWS.title);
    expect(site.output()).not.toContain(TOKEN);
  });
}

for (const token of [
  '',
  'x',
  '..',
  'a.b/../../users/me',
  'a.b%2f..%2fusers',
  'a.b?x=1',
  'a.b%00',
  'a b.c',
  `${'a'.repeat(400)}.b`,
]) {
  test(`what is no token goes no further: ${token.slice(0, 20)}`, async ({ standIn, site }) => {
    const reply = await ask(`${site.url}${PAGE}?preview=${encodeURI(token)}`);
    expect(reply.status).toBe(403);
    expect(reply.body).toContain('Ce lien d’aperçu n’est pas valable.');
    const asked = standIn.calls.map(({ path }) => path);
    expect(asked.filter((path) => /previews|news-items/.test(path))).toEqual([]);
  });
}

test('a draft is shown where its editor put it, even where a redirect leads away from', async ({
  standIn,
  site,
}) => {
  standIn.on('/redirects', json({ data: [{ from: PAGE, to: '/agenda' }] }));
  standIn.on(`/previews/${TOKEN}`, draft);
  expect((await ask(`${site.url}${PREVIEW}`)).body).toContain('Le brouillon');
  expect((await ask(`${site.url}${PAGE}`)).headers.location).toBe('/agenda');
});
