import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { ask, product } from '../harness/client.ts';
import { buildFolder, type Site, startSite } from '../harness/product.ts';
import { relayed } from '../harness/relay.ts';
import { canary, given } from '../harness/secrets.ts';
import { hangUp, json, raw, StandIn, silence } from '../harness/stand-in.ts';
import { TEMPLATES } from '../harness/templates.ts';

const SECRETS = {
  username: canary('username'),
  password: canary('password'),
  clear: canary('clear'),
  form: canary('form'),
  redis: canary('redis'),
  token: canary('token'),
};
/** What the holder of a link shows: theirs to see again, and nobody else's. */
const PREVIEW = `${canary('preview')}.signature`;

const RESOURCES = [
  '/nulle-part',
  '/error/debug?status=503',
  '/api/campuses/lyon',
  '/api/events',
  '/api/crm-links/actions',
  '/api/search?q=lyon',
  '/api/users/me',
  '/actualites/flux.xml',
  '/blog/flux.xml',
  '/agenda.ics',
  '/sitemap.xml',
  '/robots.txt',
  '/manifest.webmanifest',
  '/hors-ligne/fr',
  '/sw.js',
  '/healthz',
  '/partage.png',
  '/uploads/x.png',
];

let standIn: StandIn;

test.beforeAll(async () => {
  standIn = await StandIn.start({ '/login': json({ access_token: SECRETS.token }) });
  standIn.otherwise(await relayed(`${product('CMS')}/api`));
});

test.afterAll(() => standIn.stop());

function start(settings: Record<string, string> = {}): Promise<Site> {
  return startSite({
    api: standIn.api,
    settings: {
      CONTENT_USERNAME: SECRETS.username,
      CONTENT_PASSWORD: SECRETS.password,
      CLEAR_TOKEN: SECRETS.clear,
      FORM_SECRET: SECRETS.form,
      // Nobody listens there: what is said of it is said in the log.
      REDIS_URL: `redis://parvis:${SECRETS.redis}@127.0.0.1:9/0`,
      LOG_LEVEL: 'trace',
      HAS_EN: 'on',
      ...settings,
    },
  });
}

/** A page and the data of it, for the router in the browser. */
function both(address: string): string[] {
  const [page = '', query] = address.split('?');
  return [address, `${page}.data${query ? `?${query}` : ''}`];
}

/** Where in what the site says to these requests a secret is. */
async function leaks(site: Site, addresses: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const address of addresses) {
    const { status, headers, body } = await ask(`${site.url}${address}`);
    const secrets = given(`${JSON.stringify(headers)}${body}`, SECRETS);
    if (secrets.length > 0) found.push(`${address} (${status}): ${secrets}`);
  }
  return found;
}

const send = (site: Site, token: string) =>
  ask(`${site.url}/api/clear`, { method: 'POST', headers: { authorization: `Bearer ${token}` } });

test('API-11: no secret is in a page, its data, a file, a call or the log', async () => {
  test.slow();
  const site = await start();
  expect(await leaks(site, [...TEMPLATES.flatMap(both), ...RESOURCES])).toEqual([]);
  expect((await send(site, SECRETS.clear)).status).toBe(204);
  expect((await send(site, `${SECRETS.clear}x`)).status).toBe(401);
  await ask(`${site.url}/campus/lyon?preview=${PREVIEW}`);
  // The secrets were in use: the site signed in with them, and showed the token it got.
  const [login] = standIn.calls.filter(({ path }) => path === '/login');
  expect(given(login?.body ?? '', SECRETS)).toEqual(['username', 'password']);
  expect(standIn.calls.at(-1)?.headers.authorization).toBe(`Bearer ${SECRETS.token}`);
  await expect.poll(() => site.output()).toContain('"status":401');
  await site.stop();
  expect(site.output()).toContain('Redis');
  expect(given(site.output(), { ...SECRETS, preview: PREVIEW })).toEqual([]);
});

for (const NODE_ENV of ['production', 'development']) {
  for (const [what, login, otherwise] of [
    ['a refused sign-in', json({ error: { status: 401, message: 'Invalid credentials' } }, 401)],
    ['a sign-in that is no answer', raw('<html>Bad gateway</html>', 502, 'text/html')],
    ['a token of another shape', json({ access_token: { value: SECRETS.token } })],
    ['silence', undefined, silence],
    ['a connection that breaks', undefined, hangUp],
    ['answers of another shape', undefined, json({ data: { slug: 7 } })],
    ['answers that are no JSON', undefined, raw('{')],
    ['refused calls', undefined, json({ error: { status: 403, message: 'Forbidden' } }, 403)],
    ['a token that is never good', undefined, json({ error: { message: 'Expired' } }, 401)],
  ] as const) {
    test(`API-11: no secret is in what ${NODE_ENV} says of ${what}`, async () => {
      const broken = await StandIn.start({
        '/login': login ?? json({ access_token: SECRETS.token }),
      });
      broken.otherwise(otherwise ?? json({}));
      const site = await start({ NODE_ENV, CONTENT_API_URL: broken.api });
      const asked = ['/', '/campus/lyon', '/agenda', '/nulle-part', '/api/campuses/lyon'];
      expect(await leaks(site, asked.flatMap(both))).toEqual([]);
      const draft = await ask(`${site.url}/campus/lyon?preview=${PREVIEW}`);
      expect(given(draft.body, SECRETS)).toEqual([]);
      await expect.poll(() => site.output()).toMatch(/"level":"(error|warn)"/);
      await site.stop();
      expect(given(site.output(), { ...SECRETS, preview: PREVIEW })).toEqual([]);
      await broken.stop();
    });
  }
}

test('API-11: the browser’s files know of no secret, and have no map to the source', async () => {
  const client = path.join(await buildFolder(), 'client');
  const names = (await readdir(client, { recursive: true })).filter((name) => /\.\w+$/.test(name));
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name) => name.endsWith('.map'))).toEqual([]);
  const settings =
    /CONTENT_(USERNAME|PASSWORD|API_URL)|CLEAR_TOKEN|FORM_SECRET|REDIS_URL|process\.env/;
  for (const name of names.filter((each) => /\.(js|css|html|json|txt)$/.test(each))) {
    const text = await readFile(path.join(client, name), 'utf8');
    expect([name, settings.exec(text)?.[0], /sourceMappingURL=/.exec(text)?.[0]]).toEqual([
      name,
      undefined,
      undefined,
    ]);
  }
});
