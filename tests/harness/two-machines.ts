import { expect } from '@playwright/test';
import { freePort } from './process.ts';
import { type Site, startSite } from './product.ts';
import { ANSWERS, Redis } from './redis.ts';
import { StandIn } from './stand-in.ts';
import { logged } from './workers.ts';

export type TwoMachines = {
  standIn: StandIn;
  redis: Redis;
  machines: [Site, Site];
  /** One more, with these settings of its own. */
  join: (settings: Record<string, string>) => Promise<Site>;
  stop: () => Promise<void>;
};

/** Two machines of one process each, that answer for one address and share a Redis. */
export async function startTwoMachines(): Promise<TwoMachines> {
  const [standIn, redis] = await Promise.all([StandIn.start(), Redis.start()]);
  const settings = { SITE_URL: `http://localhost:${await freePort()}`, REDIS_URL: redis.url };
  const join = (own: Record<string, string>) =>
    startSite({ api: standIn.api, settings: { ...settings, ...own } });
  const machines: [Site, Site] = await Promise.all([join({}), join({})]);
  for (const site of machines) await expect.poll(() => logged(site, ANSWERS)).toHaveLength(1);
  const stop = async () => {
    for (const site of machines) await site.stop();
    await redis.kill();
    await standIn.stop();
  };
  return { standIn, redis, machines, join, stop };
}
