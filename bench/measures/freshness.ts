import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { Admin } from '../lib/admin.ts';
import type { Ground } from '../lib/ground.ts';
import { ask, page } from '../lib/http.ts';
import type { Measure } from '../lib/measure.ts';
import { startCms, startSite } from '../lib/product.ts';
import { freePort } from '../lib/programs.ts';
import { median } from '../lib/stats.ts';
import { undisturbed } from '../lib/stolen.ts';

const NEWS = 'api::news.news';
const SLUG = 'amiens-inventaire-onze-louches';
const PAGES = ['/', '/actualites', `/actualites/${SLUG}`, '/campus/lyon', '/programmes'];
const VISITORS = 4;
/** Each on a connection of its own, so that every process of the site answers some of them. */
const LOOKS = 8;
const PATIENCE_MS = 20_000;
const QUIET_MS = 1000;
const HEADERS = { 'accept-encoding': 'br, gzip' };

export default {
  title: 'From publishing to the page',
  about:
    'An editor publishes a title while visitors read the site, which runs in two processes: from the click to the first moment when eight fresh connections in a row all show it, and the slowest answer that a visitor got from a second before the click to a second after that.',
  minutes: 15,
  run: async (ground) => {
    const port = await freePort();
    const cms = await startCms(ground, 'demo', `http://127.0.0.1:${port}`);
    const site = await startSite(ground, {
      cms,
      port,
      settings: { WEB_CONCURRENCY: '2', WARM_UP: 'on' },
    });
    const admin = await Admin.signIn(cms);
    await warm(site.url);
    let published = 0;
    const publication = async () => {
      const visitors = visit(ground, site.url);
      await wait(QUIET_MS);
      const ms = await publish(ground, admin, site.url, `Neuf${published++}`);
      await wait(QUIET_MS);
      return { ms, answers: await visitors.leave() };
    };
    const found: Awaited<ReturnType<typeof publication>>[] = [];
    for (let round = 0; round < ground.pace.rounds; round += 1)
      found.push(await undisturbed(publication));
    const times = found.map(({ ms }) => ms);
    const answers = found.flatMap((each) => each.answers);
    const sorted = answers.toSorted((a, b) => a - b);
    const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
    return [
      {
        name: 'Publish → visible, the slowest',
        value: Math.max(...times) / 1000,
        unit: 's',
        goal: { at: 'most', value: 2 },
        detail: `${times.length} times, the middle one ${(median(times) / 1000).toFixed(2)} s`,
      },
      {
        name: 'The slowest answer meanwhile',
        value: at(1),
        unit: 'ms',
        goal: { at: 'most', value: 100 },
        detail: `${answers.length} answers, the middle one ${at(0.5).toFixed(1)} ms, 99 of 100 within ${at(0.99).toFixed(1)} ms`,
      },
    ];
  },
} satisfies Measure;

async function warm(url: string): Promise<void> {
  for (let round = 0; round < LOOKS; round += 1) {
    for (const address of PAGES) await page(`${url}${address}`, HEADERS);
  }
}

/** People who read one page after the other, each as soon as the last one came. */
function visit(ground: Ground, url: string): { leave: () => Promise<number[]> } {
  const agent = new Agent({ keepAlive: true, maxSockets: VISITORS });
  const answers: number[] = [];
  let isOpen = true;
  const visitor = async (_: unknown, index: number) => {
    for (let step = index; isOpen && !ground.signal.aborted; step += 1) {
      const { ms } = await ask(`${url}${PAGES[step % PAGES.length]}`, { agent, headers: HEADERS });
      answers.push(ms);
      await wait(10);
    }
  };
  const all = Promise.all(Array.from({ length: VISITORS }, visitor));
  all.catch(() => undefined);
  const leave = async () => {
    isOpen = false;
    await all;
    agent.destroy();
    return answers;
  };
  return { leave };
}

/** Milliseconds from the click until the page is new, whoever asks. */
async function publish(ground: Ground, admin: Admin, url: string, title: string): Promise<number> {
  const start = performance.now();
  const published = admin.publish(NEWS, SLUG, { title });
  published.catch(() => undefined);
  while (performance.now() - start < PATIENCE_MS) {
    ground.signal.throwIfAborted();
    const asked = performance.now();
    const looks = await Promise.all(
      Array.from({ length: LOOKS }, () => page(`${url}/actualites/${SLUG}`)),
    );
    if (looks.every(({ body }) => body.includes(title))) {
      await published;
      return asked - start;
    }
    await wait(25);
  }
  await published;
  throw new Error(`What was published is not to be seen after ${PATIENCE_MS / 1000} s`);
}
