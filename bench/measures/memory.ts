import type { Ground } from '../lib/ground.ts';
import { page } from '../lib/http.ts';
import type { Measure } from '../lib/measure.ts';
import { memoryOf } from '../lib/memory.ts';
import { type Cms, type Site, startCms, startSite, UNCACHED } from '../lib/product.ts';
import { figure, megabytes } from '../lib/stats.ts';

const PAGES = 1000;
const AT_ONCE = 4;
/** Enough for the thousand to stay, however large they are. */
const ROOM = { PAGE_CACHE_MB: '512' };

type Growth = { live: number; rss: number };

export default {
  title: 'Memory of kept pages',
  about:
    'What the site’s process holds once a thousand pages of news were asked for, less what it held before, after a collection each time; against the same with no page kept, which is what the remembered content takes.',
  minutes: 15,
  run: async (ground) => {
    const cms = await startCms(ground, 'network:26,1200,60');
    const kept = await growth(ground, cms, ROOM);
    const rendered = await growth(ground, cms, UNCACHED);
    const detail = ({ live, rss }: Growth) =>
      `${figure(megabytes(live))} MB live, ${figure(megabytes(rss))} MB resident`;
    return [
      {
        name: 'A thousand pages kept',
        value: megabytes(kept.live - rendered.live),
        unit: 'MB',
        detail: `with them ${detail(kept)}; without ${detail(rendered)}`,
      },
    ];
  },
} satisfies Measure;

async function growth(ground: Ground, cms: Cms, settings: Record<string, string>): Promise<Growth> {
  const site = await startSite(ground, { cms, settings, preloads: ['probe.ts'] });
  const addresses = await newsAddresses(site);
  // Once round everything a page of news has in common with the others, so that it is not counted.
  await page(`${site.url}${addresses.pop()}`);
  const before = await memoryOf(site);
  const visitor = async () => {
    for (let address = addresses.pop(); address !== undefined; address = addresses.pop()) {
      ground.signal.throwIfAborted();
      await page(`${site.url}${address}`, { 'accept-encoding': 'br, gzip' });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
  const after = await memoryOf(site);
  await site.stop();
  return { live: after.live - before.live, rss: after.rss - before.rss };
}

/** One more than are counted. */
async function newsAddresses(site: Site): Promise<string[]> {
  const sitemap = (await page(`${site.url}/sitemap.xml`)).body.toString();
  const found = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+(\/actualites\/[^<]+)<\/loc>/g)];
  const addresses = found.map(([, address = '']) => address).slice(0, PAGES + 1);
  if (addresses.length <= PAGES) throw new Error(`The sitemap has only ${addresses.length} news`);
  return addresses;
}
