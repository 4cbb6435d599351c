import { expect } from '@playwright/test';
import { ask } from '../harness/client.ts';
import { test } from '../harness/faulty.ts';
import { timed } from '../harness/pace.ts';
import { type Answer, json, LYON, silence, wholeSchool } from '../harness/stand-in.ts';
import { clear } from '../harness/workers.ts';

const error = (status: number, headers: Record<string, string> = {}): Answer => {
  const body = JSON.stringify({ error: { status, message: 'No' } });
  return (_call, response) => void response.writeHead(status, headers).end(body);
};

/** What is only waited for where something must be waited for. */
const AT_ONCE_MS = 1000;

test('API-1: 401 for everything, and 500 callers: one sign-in, then hardly any more', async ({
  standIn,
  site,
}) => {
  expect((await ask(`${site.url}/campus/lyon`)).status).toBe(200);
  for (const path of Object.keys(wholeSchool()))
    if (path !== '/login') standIn.on(path, error(401));
  await clear(site);
  standIn.forget();
  const calls = Array.from({ length: 500 }, (_, index) => `/api/events?campus=ville-${index}`);
  const replies = await Promise.all(calls.map((path) => ask(`${site.url}${path}`)));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([503]));
  expect(standIn.count('/login')).toBe(1);
  // Those who come one after the other do no more harm than those who come at once.
  for (const path of calls.slice(0, 20)) await ask(`${site.url}${path}`);
  expect(standIn.count('/login')).toBeLessThanOrEqual(2);
  const known = await timed(`${site.url}/campus/lyon`);
  expect(known.status).toBe(200);
  expect(known.ms).toBeLessThan(AT_ONCE_MS);
});

for (const [name, refusal, status] of [
  ['refused for now', error(429), 503],
  ['refused', error(401), 503],
  ['not understood', error(400), 503],
  ['not known', error(404), 503],
  ['a failure', error(500), 503],
  ['a proxy’s failure', error(502), 503],
] as const)
  test(`API-1: a sign-in that is ${name} is tried ever more rarely, no page waits for it, and it is forgotten once it works`, async ({
    standIn,
    site,
  }) => {
    const times: number[] = [];
    let underWay = 0;
    let mostUnderWay = 0;
    standIn.on('/login', async (call, response) => {
      times.push(performance.now());
      underWay += 1;
      mostUnderWay = Math.max(mostUnderWay, underWay);
      await refusal(call, response);
      underWay -= 1;
    });
    const begun = performance.now();
    while (times.length < 3) {
      const replies = await Promise.all(
        Array.from({ length: 10 }, () => timed(`${site.url}/campus/lyon`)),
      );
      for (const reply of replies) {
        expect(reply.status).toBe(status);
        expect(reply.ms).toBeLessThan(AT_ONCE_MS);
      }
    }
    // Half a second, then a second: however many come.
    expect(performance.now() - begun).toBeGreaterThan(1400);
    const [first = 0, second = 0, third = 0] = times;
    expect(third - second).toBeGreaterThan(second - first);
    expect(mostUnderWay).toBe(1);
    expect(standIn.count('/campuses/lyon')).toBe(0);
    standIn.on('/login', json({ access_token: 'token-1' }));
    await expect.poll(async () => (await ask(`${site.url}/campus/lyon`)).status).toBe(200);
    expect(site.output()).not.toContain('Only-for-this-test-run-4711');
  });

test('API-1: a sign-in is left alone for as long as it asks', async ({ standIn, site }) => {
  const times: number[] = [];
  standIn.on('/login', (call, response) => {
    times.push(performance.now());
    return times.length === 1
      ? error(429, { 'retry-after': '3' })(call, response)
      : json({ access_token: 'token-1' })(call, response);
  });
  const { status, ms } = await timed(`${site.url}/campus/lyon`);
  expect(status).toBe(503);
  expect(ms).toBeLessThan(AT_ONCE_MS);
  await expect.poll(async () => (await ask(`${site.url}/campus/lyon`)).status).toBe(200);
  const [first = 0, second = 0] = times;
  expect(times).toHaveLength(2);
  expect(second - first).toBeGreaterThan(2900);
});

test('API-1: while the sign-in fails, what is remembered is served, and at once', async ({
  standIn,
  site,
}) => {
  expect((await ask(`${site.url}/campus/lyon`)).status).toBe(200);
  for (const path of Object.keys(wholeSchool())) standIn.on(path, error(401));
  standIn.on('/login', silence);
  await clear(site);
  // The first finds out.
  expect((await ask(`${site.url}/campus/lyon`)).status).toBe(200);
  for (let time = 0; time < 5; time += 1) {
    const { status, body, ms } = await timed(`${site.url}/campus/lyon`);
    expect(status).toBe(200);
    expect(body).toContain(LYON.title);
    expect(ms).toBeLessThan(AT_ONCE_MS);
  }
  expect(standIn.count('/login')).toBeLessThanOrEqual(3);
});
