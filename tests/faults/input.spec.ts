import { expect } from '@playwright/test';
import { ask } from '../harness/client.ts';
import { test } from '../harness/faulty.ts';
import { ACCOUNT, CLEAR_TOKEN } from '../harness/product.ts';
import { json, LYON, OPEN_DAY } from '../harness/stand-in.ts';

test('API-11: the browser’s /api answers the allowed reads, and nothing else', async ({
  standIn,
  site,
}) => {
  const status = async (path: string, method = 'GET') =>
    (await ask(`${site.url}/api${path}`, { method })).status;
  expect((await ask(`${site.url}/api/campuses/lyon`)).json()).toMatchObject({
    name: 'Lyon',
    slug: 'lyon',
  });
  expect((await ask(`${site.url}/api/events?campus=lyon`)).json()).toMatchObject([
    { slug: 'portes-ouvertes' },
  ]);
  expect(standIn.calls.at(-1)?.query.get('filters[campus][slug][$eq]')).toBe('lyon');
  standIn.forget();
  expect(await status('/events?campus=../users')).toBe(400);
  expect(await status('/campuses/LYON')).toBe(404);
  expect(await status('/users/me')).toBe(404);
  expect(await status('/login', 'POST')).toBe(405);
  expect(await status('/campuses/lyon', 'DELETE')).toBe(405);
  expect(await status('/campuses/lyon/..')).toBe(404);
  expect(standIn.calls).toEqual([]);
});

test('reading the head is reading without the body', async ({ site }) => {
  const head = await ask(`${site.url}/campus/lyon`, { method: 'HEAD' });
  expect([head.status, head.body]).toEqual([200, '']);
  expect(site.output()).not.toContain('"level":"error"');
});

test('API-11: neither the account nor its token is in anything the site says', async ({ site }) => {
  const replies = await Promise.all(
    ['/', '/campus/lyon', '/nope', '/api/campuses/lyon', '/_root.data', '/campus/lyon.data'].map(
      (path) => ask(`${site.url}${path}`),
    ),
  );
  const said =
    replies.map(({ body, headers }) => body + JSON.stringify(headers)).join('') + site.output();
  for (const secret of [ACCOUNT.username, ACCOUNT.password, 'token-1', CLEAR_TOKEN]) {
    expect(said).not.toContain(secret);
  }
});

test('hostile words of editors stay words', async ({ standIn, site }) => {
  const title = '</script><script>alert(1)</script><img src=x onerror=alert(1)>';
  standIn.on('/campuses/lyon', json({ data: { ...LYON, title } }));
  standIn.on('/events', json({ data: [{ ...OPEN_DAY, title, url: 'javascript:alert(1)' }] }));
  for (const path of ['/', '/campus/lyon']) {
    const { body } = await ask(`${site.url}${path}`);
    expect(body).not.toContain('<script>alert');
    expect(body).not.toContain('<img src=x');
    expect(body).not.toContain('javascript:');
  }
});

test('CFG-6: the Host header builds no address', async ({ site }) => {
  const { body } = await ask(`${site.url}/campus/lyon`, { headers: { host: 'evil.example' } });
  expect(body).toContain(`<link rel="canonical" href="${site.url}/campus/lyon"/>`);
  expect(body).not.toContain('evil.example');
});

test('API-15: answers without the envelope, without the optional and with the unknown make the same page', async ({
  standIn,
  site,
}) => {
  const { slug, name, title } = LYON;
  standIn.on('/campuses/lyon', json({ slug, name, title, phone: null, weather: 'fine' }));
  standIn.on('/events', json([]));
  standIn.on('/users/me', json({ title: 'École nue' }));
  standIn.on('/menu-enrichis', json([]));
  const campus = await ask(`${site.url}/campus/lyon`);
  expect(campus.status).toBe(200);
  expect(campus.body).toContain('Campus de Lyon');
  const home = await ask(`${site.url}/`);
  expect(home.status).toBe(200);
  expect(home.body).toContain('Aucun événements disponible pour le moment');
});
