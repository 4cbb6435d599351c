import { expect } from '@playwright/test';
import { ask } from '../harness/client.ts';
import { test } from '../harness/faulty.ts';
import { CLEAR_TOKEN, startSite } from '../harness/product.ts';
import { hangUp, inTurn, json, LYON, silence } from '../harness/stand-in.ts';

const clear = (url: string, token = CLEAR_TOKEN) =>
  ask(`${url}/api/clear`, { method: 'POST', headers: { authorization: `Bearer ${token}` } });

test('a service that does not answer is a 504 after the deadline, asked once', async ({
  standIn,
  site,
}) => {
  standIn.on('/campuses/lyon', silence);
  const reply = await ask(`${site.url}/campus/lyon`);
  expect(reply.status).toBe(504);
  expect(reply.body).toContain('Délai de réponse dépassé.');
  expect(reply.headers['retry-after']).toBe('30');
  expect(standIn.count('/campuses/lyon')).toBe(1);
});

test('ERR-1: what the router and readers of feeds are told of an outage has its status too, and no cache keeps it', async ({
  standIn,
  site,
}) => {
  const broken = json({ error: { status: 500, message: 'Broken' } }, 500);
  standIn.on('/campuses/lyon', broken);
  standIn.on('/news-items', broken);
  for (const path of ['/campus/lyon', '/campus/lyon.data', '/actualites/flux.xml']) {
    const { status, headers } = await ask(`${site.url}${path}`);
    expect([path, status, headers['retry-after'], headers['cache-control']]).toEqual([
      path,
      503,
      '30',
      'no-store',
    ]);
    expect(headers['x-robots-tag']).toBe('noindex');
  }
  const { status, headers } = await ask(`${site.url}/atlantis/x/y.data`);
  expect([status, headers['cache-control'], headers['retry-after']]).toEqual([
    404,
    'no-store',
    undefined,
  ]);
});

test('ERR-2: an address that is no route is a 404; outside production it says that it could not be found', async ({
  standIn,
  site,
}) => {
  const unknown = await ask(`${site.url}/a/b/c`);
  expect(unknown.status).toBe(404);
  expect(unknown.body).toContain('Oops cette page n&#x27;existe pas (ou plus)');
  expect(unknown.body).not.toContain('This page could not be found');
  const developed = await startSite({ api: standIn.api, settings: { NODE_ENV: 'development' } });
  const { body } = await ask(`${developed.url}/a/b/c`);
  await developed.stop();
  expect(body).toContain('This page could not be found');
});

test('ERR-3: the bare page is in the language of the address', async ({ standIn }) => {
  const site = await startSite({ api: standIn.api, settings: { HAS_EN: 'on' } });
  await standIn.stop();
  const { status, body } = await ask(`${site.url}/en/campus`);
  await site.stop();
  expect(status).toBe(503);
  expect(body).toContain('<html lang="en"');
  expect(body).toContain('href="/en/programmes"');
});

test('a broken connection is tried once more', async ({ standIn, site }) => {
  standIn.on('/campuses/lyon', inTurn(hangUp, json({ data: LYON })));
  expect((await ask(`${site.url}/campus/lyon`)).status).toBe(200);
  expect(standIn.count('/campuses/lyon')).toBe(2);
});

test('RTE-20: absence is a 404, also when it comes after a good answer', async ({
  standIn,
  site,
}) => {
  expect((await ask(`${site.url}/campus/atlantis`)).status).toBe(404);
  expect((await ask(`${site.url}/campus/lyon`)).status).toBe(200);
  standIn.on('/campuses/lyon', json({ error: { status: 404, message: 'Not Found' } }, 404));
  await clear(site.url);
  const gone = await ask(`${site.url}/campus/lyon`);
  expect(gone.status).toBe(404);
  expect(gone.body).toContain('Oops cette page n&#x27;existe pas (ou plus)');
});

test('ERR-3: when the frame itself cannot load, the bare page says so', async ({
  standIn,
  site,
}) => {
  await standIn.stop();
  const reply = await ask(`${site.url}/`);
  expect(reply.status).toBe(503);
  for (const text of [
    'Oups !',
    'Code d&#x27;erreur :',
    'Désolé, merci de cliquer sur le bouton ci-dessous pour revenir sur la page d&#x27;accueil du site',
    'Revenir au site',
    'Mais on peut vous proposer de visiter ces pages :',
  ]) {
    expect(reply.body).toContain(text);
  }
  expect(reply.body).toContain('<source type="image/avif" srcSet="/plates/lacuna-750.avif 750w,');
  const picture = await ask(`${site.url}/plates/lacuna-1500.webp`);
  expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/webp']);
  await standIn.restart();
  await expect.poll(async () => (await ask(`${site.url}/`)).status).toBe(200);
});

for (const path of [
  '/menu-enrichis',
  '/events',
  '/banners',
  '/campuses',
  '/cassini/news',
  '/offerings',
  '/programmes',
  '/work-study-offers',
  '/redirects',
]) {
  test(`ERR-6: without ${path} the home still renders, and the failure is logged`, async ({
    standIn,
    site,
  }) => {
    standIn.on(path, json({ error: { status: 500, message: 'Broken' } }, 500));
    const reply = await ask(`${site.url}/`);
    expect(reply.status).toBe(200);
    expect(reply.body).toContain('École témoin');
    const lines = site
      .output()
      .split('\n')
      .filter((line) => line.includes('content is missing from a page'));
    expect(lines[0]).toContain(`${path}?`);
    expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({
      level: 'error',
      requestId: expect.any(String),
      error: { scope: 'Strapi', statusCode: 500, errorText: 'Broken' },
    });
  });
}

test('API-1: without a sign-in the page still says what it can, and the credentials are nowhere', async ({
  standIn,
  site,
}) => {
  standIn.on('/login', json({ error: { status: 401, message: 'Wrong' } }, 401));
  expect((await ask(`${site.url}/`)).status).toBe(503);
  expect(site.output()).not.toContain('Only-for-this-test-run-4711');
});

test('a malformed answer is logged with its field and its address', async ({ standIn, site }) => {
  standIn.on('/events', json({ data: [{ title: 'Sans date', slug: 'sans-date' }] }));
  await ask(`${site.url}/`);
  await expect.poll(() => site.output()).toMatch(/0\.dateStart: [^"]*/);
  await expect.poll(() => site.output()).toMatch(/"source":"http:\/\/[^"]*\/api\/events\?/);
});

test('API-12: only the content service may clear', async ({ standIn, site }) => {
  await ask(`${site.url}/campus/lyon`);
  expect((await clear(site.url, 'not-the-token')).status).toBe(401);
  expect((await ask(`${site.url}/api/clear`)).status).toBe(405);
  standIn.forget();
  await ask(`${site.url}/campus/lyon`);
  expect(standIn.calls).toEqual([]);
  await clear(site.url);
  await ask(`${site.url}/campus/lyon`);
  expect(standIn.count('/campuses/lyon')).toBe(1);
  expect(standIn.count('/login')).toBe(0);
});
