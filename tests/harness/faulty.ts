import { test as base } from '@playwright/test';
import { type Site, startSite } from './product.ts';
import { StandIn } from './stand-in.ts';

type Faulty = { standIn: StandIn; site: Site };

/** A cold site in front of a content service that does what the test tells it to: it keeps content, and no page made of it. */
export const test = base.extend<Faulty>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads which fixtures a fixture needs from this pattern
  standIn: async ({}, use) => {
    const standIn = await StandIn.start();
    await use(standIn);
    await standIn.stop();
  },
  site: async ({ standIn }, use) => {
    const site = await startSite({ api: standIn.api, settings: { PAGE_CACHE_MB: '0' } });
    await use(site);
    await site.stop();
  },
});
