import { expect, test } from '@playwright/test';
import { freePort } from '../harness/process.ts';
import type { Site } from '../harness/product.ts';
import { ANSWERS, AWAY, Redis } from '../harness/redis.ts';
import { json, LYON, StandIn } from '../harness/stand-in.ts';
import { askAny, askEach, clear, logged, startWorkers } from '../harness/workers.ts';

const TWO = [1, 2];

let standIn: StandIn;
let redis: Redis;
let machines: [Site, Site];

/** Two machines with two processes each, that answer for one address. */
async function startMachines(): Promise<[Site, Site]> {
  const settings = { SITE_URL: `http://localhost:${await freePort()}`, REDIS_URL: redis.url };
  const start = () => startWorkers(2, { api: standIn.api, settings });
  return Promise.all([start(), start()]);
}

test.beforeEach(async () => {
  standIn = await StandIn.start();
});

test.afterEach(async () => {
  for (const site of machines) await site.stop();
  await redis.kill();
  await standIn.stop();
});

/** How many processes of a machine show it. */
async function showing(site: Site, title: string): Promise<number> {
  const replies = await askEach(site, TWO, '/campus/lyon');
  for (const { status } of replies) expect(status).toBe(200);
  return replies.filter(({ body }) => body.includes(title)).length;
}

const retitle = (title: string) => standIn.on('/campuses/lyon', json({ data: { ...LYON, title } }));

async function allShow(title: string): Promise<void> {
  for (const site of machines) await expect.poll(() => showing(site, title)).toBe(2);
}

test('API-12: what one machine is told to clear is cleared on all', async () => {
  redis = await Redis.start();
  machines = await startMachines();
  await allShow('Campus de Lyon');
  for (const [index, title] of ['Campus du Rhône', 'Campus de la Saône'].entries()) {
    retitle(title);
    await clear(machines[index] ?? machines[0]);
    await allShow(title);
  }
});

test('while Redis is down pages are answered, and a clear of that time is heard when it is back', async () => {
  redis = await Redis.start();
  machines = await startMachines();
  const [told, other] = machines;
  await allShow('Campus de Lyon');
  await redis.kill();
  for (const site of machines) await expect.poll(() => logged(site, AWAY)).toHaveLength(1);
  retitle('Campus du Rhône');
  await clear(told);
  await expect.poll(() => showing(told, 'Campus du Rhône')).toBe(2);
  expect(await showing(other, 'Campus de Lyon')).toBe(2);
  await redis.start();
  await allShow('Campus du Rhône');
  for (const site of machines) {
    await expect.poll(() => logged(site, ANSWERS)).toHaveLength(2);
    expect(logged(site, AWAY)).toHaveLength(1);
  }
});

test('a Redis that stands still holds nothing up, and what it was told is heard when it goes on', async () => {
  redis = await Redis.start();
  machines = await startMachines();
  const [told] = machines;
  await allShow('Campus de Lyon');
  redis.freeze();
  retitle('Campus du Rhône');
  await clear(told);
  await expect.poll(() => showing(told, 'Campus du Rhône')).toBe(2);
  for (const site of machines)
    await expect.poll(() => logged(site, AWAY), { timeout: 20_000 }).toHaveLength(1);
  retitle('Campus de la Saône');
  await clear(told);
  await expect.poll(() => showing(told, 'Campus de la Saône')).toBe(2);
  redis.thaw();
  await allShow('Campus de la Saône');
});

test('a site starts without Redis, and shares once there is one', async () => {
  redis = await Redis.absent();
  machines = await startMachines();
  await allShow('Campus de Lyon');
  await redis.start();
  for (const site of machines) await expect.poll(() => logged(site, ANSWERS)).toHaveLength(1);
  retitle('Campus du Rhône');
  await clear(machines[0]);
  await allShow('Campus du Rhône');
  for (const site of machines) expect((await askAny(site, '/healthz')).status).toBe(200);
});
