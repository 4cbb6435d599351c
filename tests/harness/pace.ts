import { ask, type Reply } from './client.ts';

/** For what a site shows when it was told: long before it would ask again by itself. How soon is for the bench, on a machine that does nothing else. */
export const SOON = { timeout: 15_000, intervals: [100] };

export type Timed = Reply & { ms: number };

/** One after the other, and how long each took. */
export async function askInTurn(urls: readonly string[]): Promise<Timed[]> {
  const replies: Timed[] = [];
  for (const url of urls) replies.push(await timed(url));
  return replies;
}

export async function timed(url: string): Promise<Timed> {
  const begun = performance.now();
  const reply = await ask(url);
  return { ...reply, ms: performance.now() - begun };
}

export function medianMs(replies: readonly Timed[]): number {
  const sorted = replies.map(({ ms }) => ms).toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
