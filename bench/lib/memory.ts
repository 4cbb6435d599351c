import { once } from 'node:events';
import type { Running } from './programs.ts';

export type Memory = { rss: number; live: number };

/** What the process holds: `live` is its heap and its buffers after a collection, `rss` what the machine sees. */
export async function memoryOf({ child }: Running): Promise<Memory> {
  const answer = once(child, 'message');
  child.send('memory');
  const [usage]: NodeJS.MemoryUsage[] = await answer;
  if (usage === undefined) throw new Error('The site did not say how much memory it uses');
  return { rss: usage.rss, live: usage.heapUsed + usage.external };
}
