import { expect, test } from '@playwright/test';
import { Admin } from '../harness/admin.ts';
import { ask, signIn } from '../harness/client.ts';
import { type Cms, startCms } from '../harness/product.ts';
import { ALLOWED } from '../harness/site-calls.ts';

/** Whoever may make a call to what is not there hears that it is not there. */
const REFUSED = new Set([401, 403, 405]);

type Route = { method: string; path: string };

let cms: Cms;
let admin: Admin;
let routes: Route[];
let own: Route[];

test.beforeAll(async () => {
  cms = await startCms();
  admin = await Admin.signIn(cms.url);
  const reply = await admin.send('GET', '/users-permissions/routes');
  const { routes: known } = reply.json() as { routes: Record<string, Route[]> };
  routes = Object.values(known).flat();
  own = Object.keys(known).flatMap((name) => (name.startsWith('api::') ? (known[name] ?? []) : []));
});

test.afterAll(() => cms.stop());

/** Which calls do not begin by refusing whoever makes them. */
async function open(headers: Record<string, string>): Promise<string[]> {
  const found = new Set<string>();
  for (const { method, path } of routes) {
    const address = path.replaceAll(/:\w+|\(.*\)/g, 'x');
    const body = ['POST', 'PUT'].includes(method) && { body: { data: {} } };
    const { status } = await ask(`${cms.url}${address}`, { method, headers, ...body });
    if (!REFUSED.has(status)) found.add(`${method} ${path}`);
  }
  return [...found].toSorted();
}

test('API-11: of every call there is, the site’s account may make those it needs and no other', async () => {
  // Strapi's own are among them: those of accounts, roles and files.
  expect(routes.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/api/users', '/api/users-permissions/roles', '/api/upload/files']),
  );
  expect(await open({ authorization: `Bearer ${await signIn(cms.api)}` })).toEqual(ALLOWED);
  expect(ALLOWED.filter((call) => !call.startsWith('GET '))).toEqual([
    'POST /api/login',
    'POST /api/missing-addresses',
    'POST /api/visitor-requests',
  ]);
});

test('API-11: without a token, all there is to do is to sign in', async () => {
  expect(await open({})).toEqual(['POST /api/login']);
});

test('API-11: every call of ours is one that the site may make', async () => {
  // A preview answers to a token of its own.
  const calls = own.map(({ method, path }) => `${method} ${path}`);
  expect(calls.length).toBeGreaterThan(30);
  expect(calls.filter((call) => !ALLOWED.includes(call) && !call.includes('/previews/'))).toEqual(
    [],
  );
});

test('every list that the site may read has something in the demo', async () => {
  const headers = { authorization: `Bearer ${await signIn(cms.api)}` };
  const lists = ALLOWED.flatMap((call) => /^GET (\/api\/[\w-]+)$/.exec(call)?.[1] ?? []);
  expect(lists.length).toBeGreaterThan(12);
  for (const list of lists) {
    const reply = await ask(`${cms.url}${list}`, { headers });
    expect([list, (reply.json() as { data?: object }).data]).not.toEqual([list, []]);
    expect([list, reply.status]).toEqual([list, 200]);
  }
});

test('the admin’s own calls are none of the site’s', async () => {
  const headers = { authorization: `Bearer ${await signIn(cms.api)}` };
  for (const path of [
    '/admin/users',
    '/admin/api-tokens',
    '/content-manager/collection-types/api::visitor-request.visitor-request',
    '/users-permissions/routes',
    '/upload/files',
    '/parvis/health',
    '/parvis/missing-addresses',
  ]) {
    const { status, body } = await ask(`${cms.url}${path}`, { headers });
    expect([path, status]).toEqual([path, 401]);
    expect(body).not.toContain('results');
  }
});
