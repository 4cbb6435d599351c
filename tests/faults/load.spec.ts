import { expect, test } from '@playwright/test';
import { ask } from '../harness/client.ts';
import { startSite } from '../harness/product.ts';
import { gate, json, LYON, StandIn, wholeSchool } from '../harness/stand-in.ts';

test('API-1, API-12: 200 first visitors of a cold site cost one login and one call per address', async () => {
  const login = gate(json({ access_token: 'token-1' }));
  const standIn = await StandIn.start({ ...wholeSchool(), '/login': login.answer });
  const site = await startSite({ api: standIn.api });
  try {
    const visits = Array.from({ length: 200 }, (_, index) =>
      ask(`${site.url}${index % 2 === 0 ? '/' : '/campus/lyon'}`),
    );
    // Everyone is at the door before it opens.
    await expect.poll(() => standIn.count('/login')).toBe(1);
    login.open();
    const replies = await Promise.all(visits);

    expect(replies.map(({ status }) => status)).toEqual(Array(200).fill(200));
    expect(standIn.count('/login')).toBe(1);
    const addresses = standIn.calls
      .filter(({ path }) => path !== '/login')
      .map(({ path, query }) => `${path}?${query}`);
    expect(addresses.length).toBeGreaterThan(5);
    expect(addresses).toHaveLength(new Set(addresses).size);
  } finally {
    await site.stop();
    await standIn.stop();
  }
});

test('API-1: a token that expires under load is renewed once', async () => {
  let valid = 'token-1';
  let issued = 1;
  const standIn = await StandIn.start({
    ...wholeSchool(),
    '/login': (call, response) => json({ access_token: `token-${issued}` })(call, response),
    '/campuses/lyon': (call, response) =>
      call.headers.authorization === `Bearer ${valid}`
        ? json({ data: LYON })(call, response)
        : json({ error: { status: 401, message: 'Expired' } }, 401)(call, response),
  });
  const site = await startSite({ api: standIn.api, settings: { HAS_EN: 'on' } });
  try {
    expect((await ask(`${site.url}/`)).status).toBe(200);
    valid = 'token-2';
    issued = 2;
    standIn.forget();
    const visits = Array.from({ length: 40 }, (_, index) =>
      ask(`${site.url}${index % 2 ? '' : '/en'}/campus/lyon`),
    );
    const replies = await Promise.all(visits);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(standIn.count('/login')).toBe(1);
    expect(standIn.count('/campuses/lyon')).toBeLessThanOrEqual(4);
  } finally {
    await site.stop();
    await standIn.stop();
  }
});
