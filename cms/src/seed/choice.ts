/** How many of each there are in all, the demo's own included. */
export type NetworkSize = { campuses: number; news: number; events: number };

/** What the content service puts in at its start. */
export type SeedChoice = { content: 'none' | 'demo' } | { content: 'network'; size: NetworkSize };

const WHOLE_NETWORK: NetworkSize = { campuses: 500, news: 10_000, events: 20_000 };

/** Reads SEED_CONTENT; throws what to tell whoever set it when it says something else. */
export function readSeedChoice(value: string | undefined): SeedChoice {
  if (value === undefined || value === '' || value === 'none') return { content: 'none' };
  if (value === 'demo') return { content: 'demo' };
  if (value === 'network') return { content: 'network', size: WHOLE_NETWORK };
  const numbers = /^network:(\d{1,6}),(\d{1,6}),(\d{1,6})$/.exec(value)?.slice(1).map(Number);
  if (numbers) {
    const [campuses = 0, news = 0, events = 0] = numbers;
    return { content: 'network', size: { campuses, news, events } };
  }
  throw new Error(
    `SEED_CONTENT is malformed: it expects none, demo, network, or network: and how many campuses, news and events, for example SEED_CONTENT=network:50,200,400`,
  );
}
