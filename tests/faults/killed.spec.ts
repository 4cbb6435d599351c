import { expect, test } from '@playwright/test';
import { ask } from '../harness/client.ts';
import { askInTurn, medianMs, timed } from '../harness/pace.ts';
import { type Site, startSite } from '../harness/product.ts';
import { json, LYON, NEWS, NONE, OPEN_DAY, StandIn, silence } from '../harness/stand-in.ts';
import { askEach, clear, logged, startWorkers } from '../harness/workers.ts';

const PAGES = 200;
/** A page of a service that is down. */
const COLD_MS = 3000;
/** From the moment that the service answers again. */
const FRESH_MS = 3000;
const PHONE = { 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Mobile' };

const CRM = [
  '/crm-links',
  '/crm-links/actions',
  '/crm-links/contact/bts-mco/campuses',
  '/crm-links/registration/bts-mco/campuses',
  '/crm-links/contact/bts-mco/lyon',
  '/crm-links/contact/bts-mco/agen',
];
const NEWS_PAGE = '/actualites/page/2';
const [EVENT_CALL, EVENT_FILE] = [`/events/${OPEN_DAY.slug}`, `/agenda/${OPEN_DAY.slug}.ics`];

let standIn: StandIn;

test.beforeEach(async () => {
  standIn = await StandIn.start();
  for (const path of ['/pages', '/news-items', '/blog-posts', '/articles']) standIn.on(path, NONE);
});

test.afterEach(() => standIn.stop());

/** Campuses of their own, each with a page. */
function towns(count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const slug = `ville-${index}`;
    standIn.on(`/campuses/${slug}`, json({ data: { ...LYON, slug, title: `Campus ${index}` } }));
    return `/campus/${slug}`;
  });
}

for (const [name, settings] of [
  ['kept whole', {}],
  ['made of what is remembered', { PAGE_CACHE_MB: '0' }],
] as const) {
  test(`API-12: the content service is killed: 200 pages that are ${name} are answered as before, and as fast`, async () => {
    const site = await startSite({ api: standIn.api, settings });
    const urls = towns(PAGES).map((path) => `${site.url}${path}`);
    await askInTurn(urls);
    const before = await askInTurn(urls);
    await standIn.stop();
    standIn.forget();
    const after = await askInTurn(urls);
    expect(after.map(({ status }) => status)).toEqual(Array(PAGES).fill(200));
    expect(after.map(({ body }) => body)).toEqual(before.map(({ body }) => body));
    expect(medianMs(after)).toBeLessThan(medianMs(before) * 3 + 5);
    expect(Math.max(...after.map(({ ms }) => ms))).toBeLessThan(1000);
    await site.stop();
  });
}

for (const [name, seen, words] of [
  ['that nobody has seen', ['/'], 'Erreur interne au serveur.'],
  ['of a site that has seen nothing', [], 'Oups !'],
] as const)
  test(`ERR-2, ERR-3: the content service is killed: a page ${name} is a French 503 within three seconds`, async () => {
    const site = await startSite({ api: standIn.api });
    for (const path of seen) await ask(`${site.url}${path}`);
    await standIn.stop();
    for (const path of ['/campus/lyon', '/campus/lyon.data']) {
      const { status, headers, ms } = await timed(`${site.url}${path}`);
      expect([path, status, headers['retry-after']]).toEqual([path, 503, '30']);
      expect(ms).toBeLessThan(COLD_MS);
    }
    const { body } = await ask(`${site.url}/campus/lyon`);
    expect(body).toContain('<html lang="fr"');
    expect(body).toContain(words);
    await site.stop();
  });

for (const [name, fail] of [
  ['is killed', () => standIn.stop()],
  [
    'hangs',
    () => {
      for (const path of [...CRM, EVENT_CALL]) standIn.on(path, silence);
    },
  ],
] as const)
  test(`POP-3, POP-4, POP-8: the content service ${name}: courses, campuses and the way to the CRM are told that nobody has asked for`, async () => {
    const course = { slug: 'bts-mco', name: 'BTS MCO' };
    const campus = { slug: 'lyon', name: 'Lyon' };
    const offered = { ...course, campuses: [{ ...campus, url: '/crm/contact' }] };
    const event = { ...OPEN_DAY, documentId: 'jpo', updatedAt: '2026-11-01T09:00:00.000Z' };
    standIn.on('/events', json({ data: [event] }));
    standIn.on('/news-items', json({ data: [NEWS], meta: { pagination: { pageCount: 2 } } }));
    standIn.on('/crm-links', json({ contact: [offered], brochure: [offered], registration: [] }));
    const site = await startSite({ api: standIn.api, settings: { WARM_UP: 'on' } });
    await expect.poll(() => logged(site, 'the pages are made ahead').length).toBe(1);
    await fail();
    const told = async (path: string) => {
      const { status, body } = await ask(`${site.url}${path}`);
      return [status, status === 200 ? JSON.parse(body) : body];
    };
    expect(await told('/api/crm-links/actions')).toEqual([
      200,
      { contact: [course], brochure: [course], registration: [] },
    ]);
    expect(await told('/api/crm-links/contact/bts-mco/campuses')).toEqual([200, [campus]]);
    expect(await told('/api/crm-links/registration/bts-mco/campuses')).toEqual([200, []]);
    expect(await told('/api/crm-links/contact/courses?campus=lyon')).toEqual([200, [course]]);
    expect(await told('/api/crm-links/contact/bts-mco/lyon')).toEqual([
      200,
      { url: '/crm/contact' },
    ]);
    expect(await told('/api/crm-links/contact/bts-mco/agen')).toEqual([200, { url: null }]);
    const others = [
      '/crm/contact?course=bts-mco&campus=lyon',
      '/agenda.ics',
      EVENT_FILE,
      NEWS_PAGE,
    ];
    for (const path of others)
      expect([path, (await ask(`${site.url}${path}`)).status]).toEqual([path, 200]);
    await site.stop();
  });

test('a call that hangs on one page slows no other, nor do the pages made ahead and the addresses not found that hang too', async () => {
  standIn.on('/campuses', json({ data: [LYON, { ...LYON, slug: 'paris', name: 'Paris' }] }));
  standIn.on('/campuses/paris', json({ data: { ...LYON, slug: 'paris', name: 'Paris' } }));
  const site = await startSite({ api: standIn.api, settings: { WARM_UP: 'on' } });
  const urls = ['/', '/agenda', '/campus', '/campus/paris', '/programmes'].map(
    (path) => `${site.url}${path}`,
  );
  await expect.poll(() => logged(site, 'the pages are made ahead').length).toBe(1);
  const before = await askInTurn([...urls, ...urls, ...urls]);
  standIn.on('/campuses/lyon', silence);
  standIn.on('/missing-addresses', silence);
  await ask(`${site.url}/nulle-part`);
  await expect.poll(() => standIn.count('/missing-addresses')).toBe(1);
  standIn.forget();
  await clear(site);
  await expect.poll(() => standIn.count('/campuses/lyon')).toBeGreaterThan(0);
  const hung = timed(`${site.url}/campus/lyon?previewed`);
  const during = await askInTurn([...urls, ...urls, ...urls]);
  // Each of these is made now: nothing of it is kept.
  const made = await askInTurn(towns(20).map((path) => `${site.url}${path}`));
  expect([...during, ...made].map(({ status }) => status)).toEqual(Array(35).fill(200));
  expect(medianMs(during)).toBeLessThan(medianMs(before) * 3 + 50);
  for (const { ms } of [...during, ...made]) expect(ms).toBeLessThan(1000);
  expect((await hung).status).toBe(200);
  await site.stop();
});

/** Asks while the service is down, by both kinds of device, until the last good answers stand in. */
async function askInVain(site: Site, paths: readonly string[]): Promise<void> {
  for (const path of paths)
    for (const headers of [{}, PHONE]) {
      const { status, body } = await ask(`${site.url}${path}`, { headers });
      expect(status).toBe(200);
      expect(body).toContain('Campus de Lyon');
    }
}

const NEW = json({ data: { ...LYON, title: 'Campus des Deux Rives' } });

for (const processes of [1, 2])
  test(`API-12: a clear while the service is down leaves the old pages, and the new ones are there within three seconds of its return: ${processes} of them`, async () => {
    const numbers = Array.from({ length: processes }, (_, index) => index + 1);
    const site = await startWorkers(processes, { api: standIn.api });
    const askAll = async (path: string) =>
      processes > 1 ? askEach(site, numbers, path) : [await ask(`${site.url}${path}`)];
    for (const path of ['/campus/lyon', '/campus/lyon.data']) await askAll(path);
    await ask(`${site.url}/campus/lyon`, { headers: PHONE });
    await standIn.stop();
    await clear(site);
    await askAll('/campus/lyon');
    await expect
      .poll(() => logged(site, 'the last good answer stands in for the content service').length)
      .toBeGreaterThanOrEqual(processes);
    // Also those that are made while nobody asks the service any more.
    await askInVain(site, ['/campus/lyon', '/campus/lyon.data']);
    standIn.on('/campuses/lyon', NEW);
    await standIn.restart();
    const back = performance.now();
    await expect
      .poll(
        async () => {
          const replies = [
            ...(await askAll('/campus/lyon')),
            ...(await askAll('/campus/lyon.data')),
            await ask(`${site.url}/campus/lyon`, { headers: PHONE }),
          ];
          return replies.every(({ body }) => body.includes('Campus des Deux Rives'));
        },
        { intervals: [100] },
      )
      .toBe(true);
    expect(performance.now() - back).toBeLessThan(FRESH_MS);
    await site.stop();
  });

test('API-12: so is what stays unasked for: pages are made ahead when the service is back', async () => {
  const site = await startSite({ api: standIn.api, settings: { WARM_UP: 'on' } });
  await expect.poll(() => logged(site, 'the pages are made ahead').length).toBe(1);
  await ask(`${site.url}/campus/lyon`);
  await standIn.stop();
  await clear(site);
  await expect.poll(() => logged(site, 'the pages are made ahead').length).toBe(2);
  standIn.on('/campuses/lyon', NEW);
  await standIn.restart();
  await expect.poll(() => logged(site, 'the content service answers again').length).toBe(1);
  await expect.poll(() => logged(site, 'the pages are made ahead').length).toBe(3);
  const { headers, body } = await ask(`${site.url}/campus/lyon`);
  expect(body).toContain('Campus des Deux Rives');
  expect(headers['cache-status']).toBe('"parvis"; hit');
  await site.stop();
});

test('API-12: what was left out of a page during an outage is in it within three seconds of its end', async () => {
  standIn.on('/events', json({ error: { status: 500 } }, 500));
  const site = await startSite({ api: standIn.api });
  const first = await ask(`${site.url}/`);
  expect(first.body).not.toContain('Portes ouvertes');
  standIn.on(
    '/events',
    json({ data: [{ ...LYON, title: 'Portes ouvertes', dateStart: '2026-11-21' }] }),
  );
  const back = performance.now();
  await expect
    .poll(async () => (await ask(`${site.url}/`)).body, { intervals: [100] })
    .toContain('Portes ouvertes');
  expect(performance.now() - back).toBeLessThan(FRESH_MS);
  await site.stop();
});
