import { expect } from '@playwright/test';
import { ask } from '../harness/client.ts';
import { test } from '../harness/faulty.ts';
import { type Answer, hangUp, raw, silence } from '../harness/stand-in.ts';

const FILE = '/uploads/port_1f2e3d.jpg';
const BYTES = 'JPEG-bytes-of-a-picture';

/** As a content service sends files: whole, or the part that is asked for. */
const picture: Answer = ({ method, headers }, response) => {
  const shared = { 'content-type': 'image/jpeg', 'accept-ranges': 'bytes', etag: '"1"' };
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? [];
  const part = from ? BYTES.slice(Number(from), Number(to) + 1) : BYTES;
  if (headers['if-none-match'] === '"1"') return void response.writeHead(304, shared).end();
  response.writeHead(from ? 206 : 200, {
    ...shared,
    'content-length': String(part.length),
    'set-cookie': 'admin=1',
    ...(from && { 'content-range': `bytes ${from}-${to}/${BYTES.length}` }),
  });
  response.end(method === 'HEAD' ? undefined : part);
};

test('a file comes through the site, and is kept for good when its address has its version', async ({
  standIn,
  site,
}) => {
  standIn.on(FILE, picture);
  const reply = await ask(`${site.url}${FILE}?v=m1abc`, {
    headers: { cookie: 'session=1', authorization: 'Bearer visitor', 'x-forwarded-for': '1.2.3.4' },
  });
  expect([reply.status, reply.body]).toEqual([200, BYTES]);
  expect(reply.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'content-length': String(BYTES.length),
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    etag: '"1"',
  });
  expect(reply.headers['set-cookie']).toBeUndefined();
  const [call] = standIn.calls;
  expect(call?.query.toString()).toBe('');
  for (const name of ['cookie', 'authorization', 'x-forwarded-for']) {
    expect(call?.headers[name]).toBeUndefined();
  }
  const plain = await ask(`${site.url}${FILE}`);
  expect(plain.headers['cache-control']).toBe('public, max-age=3600');
});

test('a part of a file, its head, and whether it has changed can be asked for', async ({
  standIn,
  site,
}) => {
  standIn.on(FILE, picture);
  const part = await ask(`${site.url}${FILE}`, { headers: { range: 'bytes=5-9' } });
  expect([part.status, part.body]).toEqual([206, 'bytes']);
  expect(part.headers['content-range']).toBe(`bytes 5-9/${BYTES.length}`);
  const head = await ask(`${site.url}${FILE}`, { method: 'HEAD' });
  expect([head.status, head.body]).toEqual([200, '']);
  expect(head.headers['content-length']).toBe(String(BYTES.length));
  expect(standIn.calls.at(-1)?.method).toBe('HEAD');
  const same = await ask(`${site.url}${FILE}`, { headers: { 'if-none-match': '"1"' } });
  expect(same.status).toBe(304);
  expect((await ask(`${site.url}${FILE}`, { method: 'POST' })).status).toBe(405);
});

test('a drawing opened by itself runs nothing', async ({ standIn, site, page }) => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>document.documentElement.setAttribute("id", "ran")</script></svg>';
  standIn.on('/uploads/logo_1f.svg', raw(drawing, 200, 'image/svg+xml'));
  const response = await page.goto(`${site.url}/uploads/logo_1f.svg`);
  expect(response?.status()).toBe(200);
  expect(response?.headers()['content-security-policy']).toMatch(/default-src 'none'.*sandbox/);
  await expect(page.locator('svg')).not.toHaveAttribute('id', 'ran');
});

for (const [name, answer, status] of [
  ['a page', raw('<script>alert(1)</script>', 200, 'text/html'), 404],
  ['a script', raw('alert(1)', 200, 'text/javascript'), 404],
  ['bytes of no kind', raw('x', 200, ''), 404],
  ['an image that is also a page', raw('x', 200, 'image/png, text/html'), 404],
  ['nothing', raw('', 404), 404],
  [
    'a redirect',
    (_call, response) => void response.writeHead(302, { location: '/admin' }).end(),
    503,
  ],
  ['an error', raw('', 500), 503],
  ['a broken connection', hangUp, 503],
  ['silence', silence, 504],
] as [string, Answer, number][]) {
  test(`where the content service has ${name}, the site has a ${status}`, async ({
    standIn,
    site,
  }) => {
    standIn.on(FILE, answer);
    const reply = await ask(`${site.url}${FILE}?v=1`);
    expect([reply.status, reply.body]).toEqual([status, '']);
    expect(reply.headers['cache-control']).toBe('no-store');
  });
}

test('a file that breaks off half way breaks off for the visitor, and nothing else does', async ({
  standIn,
  site,
}) => {
  standIn.on(FILE, (_call, response) => {
    response.writeHead(200, { 'content-type': 'image/jpeg', 'content-length': '1000' });
    response.write('half', () => response.destroy());
  });
  await expect(ask(`${site.url}${FILE}`)).rejects.toThrow();
  expect((await ask(`${site.url}/`)).status).toBe(200);
});

for (const path of [
  '/uploads/..%2fapi%2fusers',
  '/uploads/a%2fb.jpg',
  '/uploads/a/b.jpg',
  '/uploads/.env',
  '/uploads/a.b.jpg',
  '/uploads/a%00.jpg',
  '/uploads/a%0d%0a.jpg',
  '/uploads/noextension',
  `/uploads/${'a'.repeat(300)}.jpg`,
]) {
  test(`what is no name of a file never reaches the content service: ${path.slice(0, 30)}`, async ({
    standIn,
    site,
  }) => {
    expect((await ask(`${site.url}${path}`)).status).toBe(404);
    const asked = standIn.calls.map((call) => call.path);
    expect(
      asked.filter(
        (name) => !/^\/(login|users\/me|menu|campuses|events|banners|redirects)/.test(name),
      ),
    ).toEqual([]);
  });
}
