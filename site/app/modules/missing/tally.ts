export type Asked = { address: string; referrer: string | undefined };
/** What the content service is told: how often an address was asked for, and from where. */
export type Missing = {
  address: string;
  count: number;
  referrers: { from: string; count: number }[];
};

export const MOST_ADDRESSES = 200;
export const MOST_REFERRERS = 5;

type Count = { count: number; referrers: Map<string, number> };

/** Counts addresses in memory, as many as it has room for: what comes when it is full is not counted. */
export class Tally {
  #counts = new Map<string, Count>();

  get size(): number {
    return this.#counts.size;
  }

  add({ address, referrer }: Asked): void {
    const referrers = referrer === undefined ? [] : [{ from: referrer, count: 1 }];
    this.put({ address, count: 1, referrers });
  }

  put({ address, count, referrers }: Missing): void {
    const known = this.#counts.get(address);
    if (!known && this.#counts.size >= MOST_ADDRESSES) return;
    const held = known ?? { count: 0, referrers: new Map<string, number>() };
    held.count += count;
    for (const { from, count: times } of referrers) {
      if (!held.referrers.has(from) && held.referrers.size >= MOST_REFERRERS) continue;
      held.referrers.set(from, (held.referrers.get(from) ?? 0) + times);
    }
    this.#counts.set(address, held);
  }

  /** All that was counted, which begins again. */
  take(): Missing[] {
    const counts = this.#counts;
    this.#counts = new Map();
    return [...counts].map(([address, { count, referrers }]) => ({
      address,
      count,
      referrers: [...referrers].map(([from, times]) => ({ from, count: times })),
    }));
  }
}
