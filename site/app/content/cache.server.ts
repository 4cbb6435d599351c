import { LRUCache } from 'lru-cache';
import { isOutage } from '../modules/errors';

type Entry = { value: unknown; bytes: number; generation: number; pausedUntil: number };
export type Loaded = { value: unknown; bytes: number };
export type CacheOptions = {
  maxEntries: number;
  maxBytes: number;
  /** How long the last good answer is served without asking again, once asking has failed. */
  pauseMs: number;
  now: () => number;
  onOutage: (key: string, error: unknown) => void;
};

/**
 * One answer per URL. Clearing is soft: entries of an earlier generation are asked for again, and stand in for the new
 * answer when the content service fails.
 */
export class PageDataCache {
  readonly #entries: LRUCache<string, Entry>;
  readonly #inFlight = new Map<string, Promise<unknown>>();
  readonly #options: CacheOptions;
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
    if (held && (held.generation === this.#generation || held.pausedUntil > this.#options.now()))
      return held.value;
    // A request that comes after a clear must not share the answer to a question asked before it.
    const flight = `${this.#generation} ${key}`;
    const running = this.#inFlight.get(flight);
    if (running !== undefined) return running;
    const started = this.#load(key, load, this.#generation).finally(() =>
      this.#inFlight.delete(flight),
    );
    this.#inFlight.set(flight, started);
    return started;
  }

  clear(): void {
    this.#generation += 1;
  }

  async #load(key: string, load: () => Promise<Loaded>, generation: number): Promise<unknown> {
    try {
      const { value, bytes } = await load();
      const held = this.#entries.peek(key);
      if (!held || held.generation <= generation)
        this.#entries.set(key, { value, bytes, generation, pausedUntil: 0 });
      return value;
    } catch (error) {
      return this.#lastGood(key, error);
    }
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
    return held.value;
  }
}
