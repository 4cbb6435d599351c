import { expect } from '@playwright/test';
import { ask, type Reply } from './client.ts';
import type { Running } from './process.ts';
import { CLEAR_TOKEN, type Site, type SiteOptions, startSite } from './product.ts';

type Line = { msg: string; worker?: number; pid?: number; requestId?: string };

/** What it has logged, of one kind. */
export function logged({ output }: Running, message: string): Line[] {
  return output()
    .split('\n')
    .filter((line) => line.startsWith('{') && line.endsWith('}'))
    .map((line): Line => JSON.parse(line))
    .filter(({ msg }) => msg === message);
}

/** The processes that have come to listen, in this order. */
export function listening(site: Running): { worker: number; pid: number }[] {
  return logged(site, 'the site is listening').map(({ worker = 0, pid = 0 }) => ({ worker, pid }));
}

/** The processes that make pages and answer nobody, in the order in which they came. */
export function makers(site: Running): number[] {
  return logged(site, 'pages are made in a process of their own').map(({ pid = 0 }) => pid);
}

/** A site of several processes, once all of them listen. */
export async function startWorkers(count: number, options: SiteOptions): Promise<Site> {
  const settings = { ...options.settings, WEB_CONCURRENCY: String(count) };
  const site = await startSite({ ...options, settings });
  await expect.poll(() => listening(site).length, { timeout: 30_000 }).toBe(count);
  return site;
}

/** A request that may go to any of the processes: on a connection of its own. */
export function askAny(site: Site, path: string): Promise<Reply> {
  return ask(`${site.url}${path}`, { headers: { connection: 'close' } });
}

/** What each of these processes answers; who answered what is in the log. */
export async function askEach(
  site: Site,
  workers: readonly number[],
  path: string,
): Promise<Reply[]> {
  const answers = new Map<number, Reply>();
  await expect
    .poll(async () => {
      const replies = await Promise.all(Array.from({ length: 12 }, () => askAny(site, path)));
      const whose = new Map(
        logged(site, 'request').map(({ requestId, worker }) => [requestId, worker]),
      );
      for (const reply of replies) {
        const worker = whose.get(String(reply.headers['x-request-id']));
        if (worker !== undefined) answers.set(worker, reply);
      }
      return workers.filter((worker) => !answers.has(worker));
    })
    .toEqual([]);
  return workers.flatMap((worker) => answers.get(worker) ?? []);
}

/** As the content service says that something live has changed. */
export async function clear({ url }: Site): Promise<void> {
  const headers = { authorization: `Bearer ${CLEAR_TOKEN}`, connection: 'close' };
  const { status } = await ask(`${url}/api/clear`, { method: 'POST', headers });
  expect(status).toBe(204);
}
