import { expect } from '@playwright/test';
import { ask, type Reply } from '../harness/client.ts';
import { test } from '../harness/faulty.ts';
import { type SiteOptions, startSite } from '../harness/product.ts';
import { told } from '../harness/shared.ts';
import { hangUp, json, LYON, NEWS, NONE, raw, WORDS } from '../harness/stand-in.ts';

const TOKEN = 'eyJpZCI6IjEifQ.c2lnbmF0dXJl';
const PAGE = `/actualites/${NEWS.slug}`;
const PREVIEW = `${PAGE}?preview=${TOKEN}`;

/** What feeds, calendars and the sitemap are made of. */
const KINDS = ['/articles', '/blog-posts', '/campuses', '/events', '/news-items', '/pages'];

const policyOf = ({ headers }: Reply) => String(headers['content-security-policy'] ?? '');
/** The directive of this name, in the policy of an answer. */
const directive = (reply: Reply, name: string) =>
  policyOf(reply)
    .split('; ')
    .find((each) => each.split(' ')[0] === name);

const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
};
const OF_A_PAGE = {
  ...ALWAYS,
  'x-frame-options': 'DENY',
  'permissions-policy': expect.stringContaining('geolocation=()'),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

for (const [name, path, status] of [
  ['a page', '/', 200],
  ['a page that is not there', '/rubrique/nulle-part', 404],
  ['a page of an unknown address', '/a/b/c/d', 404],
  ['the offline page', '/hors-ligne/fr', 200],
] as const) {
  test(`${name} says what may be done with it, and to it`, async ({ site }) => {
    const reply = await ask(`${site.url}${path}`);
    expect(reply.status).toBe(status);
    expect(reply.headers).toMatchObject(OF_A_PAGE);
    expect(reply.headers).not.toHaveProperty('x-powered-by');
    expect(reply.headers).not.toHaveProperty('server');
    expect(policyOf(reply)).toMatch(/^default-src 'none'; /);
    expect(policyOf(reply)).not.toContain('unsafe');
    expect(directive(reply, 'frame-ancestors')).toBe("frame-ancestors 'none'");
  });
}

test('a page in an outage has all of them, with the frame and without', async ({
  standIn,
  site,
}) => {
  standIn.on('/events', hangUp);
  const framed = await ask(`${site.url}/agenda`);
  expect(framed.status).toBe(503);
  expect(framed.headers).toMatchObject(OF_A_PAGE);
  standIn.on('/users/me', hangUp);
  const cold = await startSite({ api: standIn.api });
  const bare = await ask(`${cold.url}/`);
  await cold.stop();
  expect(bare.status).toBe(503);
  expect(bare.headers).toMatchObject(OF_A_PAGE);
  expect(directive(bare, 'script-src')).toMatch(/'sha256-/);
});

test('every script in a page has its hash in the policy, nothing else has, and no mark is left', async ({
  standIn,
  site,
}) => {
  const hostile = '</script><script>alert(1)</script><img src=x onerror=alert(1)>';
  standIn.on(
    `/news-items/${NEWS.slug}`,
    json({ data: { ...NEWS, title: hostile, body: [{ ...WORDS, text: hostile }] } }),
  );
  const reply = await ask(`${site.url}${PAGE}`);
  const scripts = [...reply.body.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)]
    .filter(([, attributes]) => !attributes?.includes('ld+json'))
    .map(([, , script = '']) => script);
  const encoder = new TextEncoder();
  const hashes = await Promise.all(
    scripts.map(async (script) => {
      const hash = await crypto.subtle.digest('SHA-256', encoder.encode(script));
      return `'sha256-${Buffer.from(hash).toString('base64')}'`;
    }),
  );
  expect(hashes.length).toBeGreaterThan(2);
  const [, own, ...named] = directive(reply, 'script-src')?.split(' ') ?? [];
  expect(own).toBe("'self'");
  expect(named.toSorted()).toEqual([...new Set(hashes)].toSorted());
  expect(reply.body).not.toContain('nonce=');
});

for (const [name, path, status, shownBy] of [
  ['a call', '/api/campuses', 200, 'same-origin'],
  ['a call that is none', '/api/nothing', 404, 'same-origin'],
  ['a feed', '/actualites/flux.xml', 200, 'same-origin'],
  ['a calendar', '/agenda.ics', 200, 'same-origin'],
  ['the sitemap', '/sitemap.xml', 200, 'same-origin'],
  ['robots.txt', '/robots.txt', 200, 'same-origin'],
  ['the manifest', '/manifest.webmanifest', 200, 'same-origin'],
  ['the router’s data', `${PAGE}.data`, 200, 'same-origin'],
] as const) {
  test(`${name} is no page: it runs nothing and loads nothing`, async ({ standIn, site }) => {
    for (const kind of KINDS) standIn.on(kind, NONE);
    const reply = await ask(`${site.url}${path}`);
    expect(reply.status).toBe(status);
    expect(reply.headers).toMatchObject({
      ...ALWAYS,
      'cross-origin-resource-policy': shownBy,
      'content-security-policy': expect.stringMatching(/^default-src 'none'/),
    });
  });
}

test('files of the build: scripts for this site, pictures for any, a worker that may fetch', async ({
  site,
}) => {
  const { body } = await ask(`${site.url}/`);
  const [script = ''] = /\/assets\/[\w.-]+\.js/.exec(body) ?? [];
  for (const [path, shownBy, policy] of [
    [script, 'same-origin', ''],
    ['/icons/icon-192.png', 'cross-origin', ''],
    ['/icon.svg', 'cross-origin', "default-src 'none'; style-src 'unsafe-inline'; sandbox"],
    ['/sw.js', 'same-origin', "default-src 'none'; connect-src 'self'"],
  ] as const) {
    const reply = await ask(`${site.url}${path}`);
    expect([path, reply.status, policyOf(reply)]).toEqual([path, 200, policy]);
    expect(reply.headers).toMatchObject({ ...ALWAYS, 'cross-origin-resource-policy': shownBy });
  }
});

test('pictures of shared pages and uploads may be shown by other sites; a drawing runs nothing', async ({
  standIn,
  site,
}) => {
  const pictures = { ...ALWAYS, 'cross-origin-resource-policy': 'cross-origin' };
  const { image } = await told(`${site.url}/`);
  expect((await ask(image)).headers).toMatchObject(pictures);
  standIn.on('/uploads/port_1f.jpg', raw('JPEG', 200, 'image/jpeg'));
  expect((await ask(`${site.url}/uploads/port_1f.jpg`)).headers).toMatchObject(pictures);
  standIn.on('/uploads/logo_1f.svg', raw('<svg/>', 200, 'image/svg+xml'));
  const drawing = await ask(`${site.url}/uploads/logo_1f.svg`);
  expect(drawing.headers).toMatchObject(pictures);
  expect(policyOf(drawing)).toMatch(/default-src 'none'.*sandbox/);
  standIn.on('/uploads/plaquette_1f.pdf', raw('%PDF', 200, 'application/pdf'));
  const document = await ask(`${site.url}/uploads/plaquette_1f.pdf`);
  expect(document.headers).toMatchObject(ALWAYS);
  expect(policyOf(document)).toBe('');
});

for (const [name, path, method, status] of [
  ['a redirect', '/Agenda', 'GET', 301],
  ['what is not allowed', '/', 'DELETE', 405],
  ['a call that is only read', '/api/campuses', 'POST', 405],
  ['the health of the site', '/healthz', 'GET', 200],
  ['no address', '//evil.example/..', 'OPTIONS', 405],
  ['a file that has not changed', '/icon.svg', 'GET', 304],
] as const) {
  test(`${name} (${status}) is what it says it is`, async ({ site }) => {
    const { etag } = (await ask(`${site.url}${path}`)).headers;
    const headers = status === 304 ? { 'if-none-match': String(etag) } : {};
    const reply = await ask(`${site.url}${path}`, { method, headers });
    expect(reply.status).toBe(status);
    expect(reply.headers).toMatchObject(ALWAYS);
  });
}

/** One answer of a site that is set so. */
async function answerOf(options: SiteOptions, path: string): Promise<Reply> {
  const site = await startSite(options);
  const reply = await ask(`${site.url}${path}`);
  await site.stop();
  return reply;
}

test('only a site of https asks for https', async ({ standIn, site }) => {
  const plain = await ask(`${site.url}/`);
  expect(plain.headers).not.toHaveProperty('strict-transport-security');
  expect(policyOf(plain)).not.toContain('upgrade-insecure-requests');
  const settings = { SITE_URL: 'https://www.temoin.example' };
  const secure = await answerOf({ api: standIn.api, settings }, '/');
  expect(secure.headers['strict-transport-security']).toMatch(/^max-age=\d{8}$/);
  expect(directive(secure, 'upgrade-insecure-requests')).toBeDefined();
  expect(directive(secure, 'img-src')).toBe("img-src 'self' data: https:");
});

test('a draft may be framed by the admin and by nobody else; where there is none, by nobody', async ({
  standIn,
  site,
}) => {
  standIn.on(
    `/previews/${TOKEN}`,
    json({
      data: { ...NEWS, body: [WORDS] },
      meta: { uid: 'api::news.news', locale: 'fr', expiresAt: '2026-11-15T09:45:00.000Z' },
    }),
  );
  const none = await ask(`${site.url}${PREVIEW}`);
  expect(none.headers).toMatchObject({ ...OF_A_PAGE, 'referrer-policy': 'no-referrer' });
  expect(directive(none, 'frame-ancestors')).toBe("frame-ancestors 'none'");
  const settings = { ADMIN_URL: 'https://contenu.temoin.example/admin' };
  const draft = await answerOf({ api: standIn.api, settings }, PREVIEW);
  expect(directive(draft, 'frame-ancestors')).toBe(
    'frame-ancestors https://contenu.temoin.example',
  );
  expect(draft.headers).not.toHaveProperty('x-frame-options');
  const published = await answerOf({ api: standIn.api, settings }, PAGE);
  expect(published.headers).toMatchObject(OF_A_PAGE);
  expect(directive(published, 'frame-ancestors')).toBe("frame-ancestors 'none'");
});

test('BLK-2: a page frames the players of films, and the page of the footer, whoever named it', async ({
  standIn,
  site,
}) => {
  const players = 'frame-src https://www.youtube-nocookie.com https://player.vimeo.com';
  expect(directive(await ask(`${site.url}/`), 'frame-src')).toBe(players);
  const FOOTER_FRAME_URL = 'https://reseau.example/pied?a;b';
  const set = await answerOf({ api: standIn.api, settings: { FOOTER_FRAME_URL } }, '/');
  expect(directive(set, 'frame-src')).toBe(`${players} https://reseau.example`);
  const footerFrameUrl = 'https://cadre.example:8443/pied';
  standIn.on('/users/me', json({ title: 'École témoin', siteName: 'Témoin', footerFrameUrl }));
  const edited = await answerOf({ api: standIn.api }, '/');
  expect(directive(edited, 'frame-src')).toBe(`${players} https://cadre.example:8443`);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('POP-8: the form of the pop-in leads to the CRM, which is on another host', async ({
    standIn,
    page,
  }) => {
    const { host, origin } = new URL(standIn.api);
    const campus = { slug: LYON.slug, name: LYON.name };
    const courses = [{ slug: 'bts-mco', name: 'BTS MCO' }];
    standIn.on('/crm-links/actions', json({ contact: courses, brochure: [], registration: [] }));
    standIn.on('/crm-links/contact/bts-mco/campuses', json([campus]));
    standIn.on('/crm-links/contact/bts-mco/lyon', json([{ url: `${origin}/api/formulaire` }]));
    standIn.on('/formulaire', raw('<h1>CRM</h1>', 200, 'text/html'));
    const site = await startSite({ api: standIn.api, settings: { CRM_HOSTS: host } });
    await page.goto(`${site.url}/?popin=true&action=contact&course=bts-mco&campus=lyon`);
    await page.getByRole('dialog').getByRole('button', { name: 'Continuer' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('CRM');
    expect(new URL(page.url()).origin).toBe(origin);
    await site.stop();
  });
});
