import { expect, test } from '@playwright/test';
import { ask } from '../harness/client.ts';
import { freePort } from '../harness/process.ts';
import { type Site, startSite } from '../harness/product.ts';
import { ANSWERS, Redis } from '../harness/redis.ts';
import { json, LYON, StandIn } from '../harness/stand-in.ts';
import { clear, logged } from '../harness/workers.ts';

let standIn: StandIn;
let redis: Redis;
let machines: [Site, Site];

/** Two machines of one process each, that answer for one address. */
test.beforeEach(async () => {
  [standIn, redis] = await Promise.all([StandIn.start(), Redis.start()]);
  const settings = { SITE_URL: `http://localhost:${await freePort()}`, REDIS_URL: redis.url };
  const start = () => startSite({ api: standIn.api, settings });
  machines = await Promise.all([start(), start()]);
  for (const site of machines) await expect.poll(() => logged(site, ANSWERS)).toHaveLength(1);
});

test.afterEach(async () => {
  for (const site of machines) await site.stop();
  await redis.kill();
  await standIn.stop();
});

const campus = ({ url }: Site) => ask(`${url}/campus/lyon`);

/** The name of the generation, and so many pages. */
const holds = (pages: number) => expect.poll(() => redis.ask('DBSIZE')).toBe(`:${1 + pages}\r\n`);

test('a page that one machine made is sent by another without a question to the content service', async () => {
  const [maker, borrower] = machines;
  const made = await campus(maker);
  await holds(1);
  standIn.forget();
  const lent = await campus(borrower);
  expect([lent.status, lent.body]).toEqual([200, made.body]);
  expect(lent.headers['content-security-policy']).toBe(made.headers['content-security-policy']);
  expect(standIn.calls).toEqual([]);
});

test('a page of before a clear is not lent after it', async () => {
  const [told, other] = machines;
  await campus(told);
  await holds(1);
  standIn.on('/campuses/lyon', json({ data: { ...LYON, title: 'Campus du Rhône' } }));
  await clear(told);
  // The machine that has never had the page has none of its own to stand in.
  await holds(1);
  await expect.poll(async () => (await campus(told)).body).toContain('Campus du Rhône');
  await holds(2);
  standIn.forget();
  await expect.poll(async () => (await campus(other)).body).toContain('Campus du Rhône');
  expect(standIn.count('/campuses/lyon')).toBe(0);
});
