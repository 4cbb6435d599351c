import { expect } from '@playwright/test';
import { ask } from '../harness/client.ts';
import { test } from '../harness/faulty.ts';
import { newAddress, newPerson, sendForm, signedToken } from '../harness/request-form.ts';
import { type Answer, json, type StandIn } from '../harness/stand-in.ts';
import { startWorkers } from '../harness/workers.ts';

const MOST = 600;

/** How many of each status, of so many at once from one address. */
async function statuses(url: string, count: number, from = newAddress()) {
  const headers = { 'x-forwarded-for': from, connection: 'close' };
  const seen = new Map<number, number>();
  for (let begun = 0; begun < count; begun += 50) {
    const some = Array.from({ length: Math.min(50, count - begun) }, () => ask(url, { headers }));
    for (const { status } of await Promise.all(some)) seen.set(status, (seen.get(status) ?? 0) + 1);
  }
  return seen;
}

test('calls and searches are limited by address, whichever they are, and pages are not', async ({
  site,
}) => {
  const from = newAddress();
  const headers = { 'x-forwarded-for': from };
  const refused = async (path: string) => (await ask(`${site.url}${path}`, { headers })).status;
  expect(await statuses(`${site.url}/api/campuses/lyon`, MOST, from)).toEqual(
    new Map([[200, MOST]]),
  );
  const call = await ask(`${site.url}/api/campuses/lyon`, { headers });
  expect([call.status, call.json()]).toEqual([429, { error: { status: 429 } }]);
  expect(call.headers['cache-control']).toBe('no-store');
  expect(Number(call.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(call.headers['retry-after'])).toBeLessThanOrEqual(60);
  for (const path of [
    '/recherche?q=lyon',
    '/recherche.data?q=lyon',
    '/%61pi/search',
    '/API/search',
    '//api/search',
  ]) {
    expect([path, await refused(path)]).toEqual([path, 429]);
  }
  const page = await ask(`${site.url}/recherche?q=lyon`, { headers });
  expect(page.body).toContain('<html lang="fr">');
  expect(page.body).toContain('Trop de demandes');
  expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  for (const path of ['/', '/campus/lyon', '/robots.txt', '/healthz']) {
    expect([path, await refused(path)]).toEqual([path, 200]);
  }
  // What a visitor claims of themselves is before what the proxy says of them.
  const claimed = { 'x-forwarded-for': `203.0.113.9, ${from}` };
  expect((await ask(`${site.url}/api/search`, { headers: claimed })).status).toBe(429);
  const other = { 'x-forwarded-for': newAddress() };
  expect((await ask(`${site.url}/api/events`, { headers: other })).status).toBe(200);
});

test('the content service may clear as often as it has to', async ({ site }) => {
  const headers = { 'x-forwarded-for': newAddress(), authorization: 'Bearer wrong' };
  const asked = Array.from({ length: MOST + 10 }, () =>
    ask(`${site.url}/api/clear`, { method: 'POST', headers }),
  );
  const seen = new Set((await Promise.all(asked)).map(({ status }) => status));
  expect(seen).toEqual(new Set([401]));
});

test('processes count together', async ({ standIn }) => {
  const site = await startWorkers(2, { api: standIn.api });
  try {
    const seen = await statuses(`${site.url}/api/campuses/lyon`, MOST + 40);
    expect(seen).toEqual(
      new Map([
        [200, MOST],
        [429, 40],
      ]),
    );
  } finally {
    await site.stop();
  }
});

/** As the content service acknowledges a request. */
const stored: Answer = (call, response) => {
  const { data } = JSON.parse(call.body);
  return json({ data: { reference: data.reference } }, 201)(call, response);
};

function takesForms(standIn: StandIn): void {
  const courses = [{ id: '1', slug: 'bts-mco', name: 'BTS MCO' }];
  standIn.on('/crm-links/actions', json({ brochure: [], contact: courses, registration: [] }));
  standIn.on(
    '/crm-links/contact/bts-mco/campuses',
    json([{ id: '2', slug: 'lyon', name: 'Lyon' }]),
  );
  standIn.on('/visitor-requests', stored);
}

test('POP-12: a visitor may send so many forms to all processes together, and is told when it is too many', async ({
  standIn,
}) => {
  takesForms(standIn);
  const site = await startWorkers(2, { api: standIn.api });
  try {
    const from = newAddress();
    const send = () =>
      sendForm(
        `${site.url}/crm/contact`,
        {
          ...newPerson(),
          course: 'bts-mco',
          campus: 'lyon',
          message: 'Bonjour',
          token: signedToken('contact'),
        },
        from,
      );
    const answers = [];
    for (let count = 0; count < 23; count += 1) answers.push((await send()).status);
    expect(answers).toEqual([...Array(20).fill(303), 429, 429, 429]);
    expect(standIn.count('/visitor-requests')).toBe(20);
  } finally {
    await site.stop();
  }
});

test('headers beyond sixteen kilobytes are refused', async ({ site }) => {
  const headers = { cookie: `a=${'x'.repeat(20_000)}` };
  expect((await ask(`${site.url}/`, { headers })).status).toBe(431);
});
