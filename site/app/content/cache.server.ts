import { LRUCache } from 'lru-cache';
import { isOutage } from '../modules/errors';
import { Lost } from './lost.server';

type Entry = { value: unknown; bytes: number; generation: number; pausedUntil: number };
export type Loaded = { value: unknown; bytes: number };
export type CacheOptions = {
  maxEntries: number;
  maxBytes: number;
  /** How long the last good answer is served without asking again, once asking has failed. */
  pauseMs: number;
  now: () => number;
  onOutage: (key: string, error: unknown) => void;
  /** Each time that an answer of before a clear stands in for the new one. */
  onStandIn: () => void;
  /** Something that could not be had is there again. */
  onRecovered: () => void;
};

/**
 * One answer per URL. Clearing is soft: entries of an earlier generation are asked for again, and stand in for the new
 * answer when the content service fails.
 */
export class PageDataCache {
  readonly #entries: LRUCache<string, Entry>;
  readonly #inFlight = new Map<string, Promise<unknown>>();
  readonly #options: CacheOptions;
  readonly #lost = new Lost(() => this.#recover());
  #generation = 0;

  constructor(options: CacheOptions) {
    this.#options = options;
    this.#entries = new LRUCache({
      max: options.maxEntries,
      maxSize: options.maxBytes,
      sizeCalculation: ({ bytes }) => Math.max(1, bytes),
    });
  }

  async read(key: string, load: () => Promise<Loaded>): Promise<unknown> {
    const held = this.#entries.get(key);
    if (held?.generation === this.#generation) return held.value;
    if (held && held.pausedUntil > this.#options.now()) return this.#standIn(held);
    // A request that comes after a clear must not share the answer to a question asked before it.
    const flight = `${this.#generation} ${key}`;
    const running = this.#inFlight.get(flight);
    if (running !== undefined) return running;
    const started = this.#readNow(key, load).finally(() => this.#inFlight.delete(flight));
    this.#inFlight.set(flight, started);
    return started;
  }

  clear(): void {
    this.#generation += 1;
  }

  async #readNow(key: string, load: () => Promise<Loaded>): Promise<unknown> {
    try {
      return await this.#load(key, load);
    } catch (error) {
      if (isOutage(error)) this.#lost.add(key, () => this.#load(key, load));
      return this.#lastGood(key, error);
    }
  }

  async #load(key: string, load: () => Promise<Loaded>): Promise<unknown> {
    const generation = this.#generation;
    const { value, bytes } = await load();
    const held = this.#entries.peek(key);
    if (!held || held.generation <= generation)
      this.#entries.set(key, { value, bytes, generation, pausedUntil: 0 });
    this.#lost.answered(key);
    return value;
  }

  #lastGood(key: string, error: unknown): unknown {
    const held = this.#entries.peek(key);
    if (!held) throw error;
    if (!isOutage(error)) {
      this.#entries.delete(key);
      throw error;
    }
    this.#options.onOutage(key, error);
    held.pausedUntil = this.#options.now() + this.#options.pauseMs;
    return this.#standIn(held);
  }

  #standIn({ value }: Entry): unknown {
    this.#options.onStandIn();
    return value;
  }

  #recover(): void {
    for (const entry of this.#entries.values()) entry.pausedUntil = 0;
    this.#options.onRecovered();
  }
}
