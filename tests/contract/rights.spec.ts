import { expect, test } from '@playwright/test';
import { Admin } from '../harness/admin.ts';
import { ask, product, signIn } from '../harness/client.ts';

const api = `${product('CMS')}/api`;

const READ = [
  '/users/me',
  '/campuses',
  '/campuses/lyon',
  '/events',
  '/cassini/news',
  '/menu-enrichis',
];

for (const path of READ) {
  test(`without a token, ${path} answers 401 or 403 and shows nothing`, async () => {
    const reply = await ask(`${api}${path}`);
    expect([401, 403]).toContain(reply.status);
    expect(reply.json()).toMatchObject({ data: null });
  });
}

for (const [method, path] of [
  ['POST', '/auth/local'],
  ['POST', '/auth/local/register'],
  ['POST', '/auth/forgot-password'],
] as const) {
  test(`Strapi’s own ${method} ${path} is closed`, async () => {
    const body = {
      username: 'x',
      email: 'x@cassini.example',
      password: 'Xx1234567',
      identifier: 'x',
    };
    expect([401, 403, 404, 405]).toContain((await ask(`${api}${path}`, { method, body })).status);
  });
}

for (const [method, path] of [
  ['GET', '/users'],
  ['GET', '/users/1'],
  ['GET', '/users-permissions/roles'],
  ['GET', '/upload/files'],
  ['POST', '/upload'],
  ['POST', '/events'],
  ['PUT', '/events/x'],
  ['DELETE', '/events/x'],
  ['POST', '/campuses'],
  ['PUT', '/campuses/lyon'],
  ['DELETE', '/campuses/lyon'],
  ['PUT', '/website-setting'],
  ['GET', '/website-setting'],
  ['GET', '/visitor-requests'],
  ['GET', '/missing-addresses'],
  ['PUT', '/missing-addresses/x'],
  ['DELETE', '/missing-addresses/x'],
  ['POST', '/redirects'],
  ['DELETE', '/pages/contact'],
] as const) {
  test(`the site’s account may not ${method} ${path}`, async () => {
    const headers = { authorization: `Bearer ${await signIn(api)}` };
    const reply = await ask(`${api}${path}`, {
      method,
      headers,
      ...((method === 'POST' || method === 'PUT') && { body: { data: {} } }),
    });
    expect([403, 404, 405]).toContain(reply.status);
  });
}

for (const [name, path] of [
  ['an unknown parameter', '/events?weather=fine'],
  ['an unknown filter', '/events?filters[weather][$eq]=fine'],
  ['a filter on a private field', '/events?filters[createdBy][email][$contains]=a'],
  ['an unknown locale of the settings', '/users/me?locale=xx'],
  ['an unknown field of the news', '/cassini/news?fields[0]=weather'],
  ['an unknown language', '/events?locale=xx'],
  ['a parameter of a call that has none', '/crm-links/actions?weather=fine'],
  ['a filter of a call that has none', '/users/me?filters[id][$eq]=1'],
  ['a draft', '/events?status=draft'],
  ['a draft of one entry', '/campuses/lyon?status=draft'],
  ['a draft of the news', '/cassini/news?status=draft'],
  ['an absurd page size', '/events?pagination[pageSize]=100000'],
  ['a page size of nothing', '/events?pagination[pageSize]=0'],
  ['a limit of everything', '/events?pagination[limit]=-1'],
  ['a page before the first', '/events?pagination[page]=-1'],
  ['a page that is no number', '/events?pagination[page]=abc'],
  ['a slug in capitals', '/campuses/LYON'],
  ['a slug that steps up', '/campuses/..%2fevents'],
  ['a slug with a control character', '/campuses/%00'],
  ['a course that is no slug', '/crm-links/brochure/a%20b/campuses'],
  ['a person behind a relation', '/offerings?populate[programme][populate][updatedBy]=1'],
  ['a person behind an entry', '/programmes?populate[createdBy]=1'],
  ['a sort on a private field', '/events?sort=createdBy.email'],
] as const) {
  test(`${name} answers 400 with a reason`, async () => {
    const reply = await ask(`${api}${path}`, {
      headers: { authorization: `Bearer ${await signIn(api)}` },
    });
    expect(reply.status).toBe(400);
    expect(reply.json()).toMatchObject({ error: { message: expect.stringMatching(/\w/) } });
  });
}

test('no key to the content lies about', async () => {
  const admin = await Admin.ofTheRun();
  const reply = await admin.send('GET', '/admin/api-tokens');
  expect(reply.json()).toEqual({ data: [] });
});
