import { LRUCache } from 'lru-cache';

type Options = {
  maxBytes: number;
  /** At the same time: the rest of the site has the other processors. */
  atOnce: number;
  /** Beyond those that are being drawn. */
  waiting: number;
};

/** What came of asking; one that is not as it should be is not kept. */
export type Made = { png: Buffer; isWhole: boolean };

/** Pictures that were drawn, the last ones asked for. Each is drawn once, however many ask; few are drawn at a time. */
export class Gallery {
  readonly #kept: LRUCache<string, Made>;
  readonly #inFlight = new Map<string, Promise<Made>>();
  readonly #options: Options;
  readonly #queue: (() => void)[] = [];
  #running = 0;

  constructor(options: Options) {
    this.#options = options;
    this.#kept = new LRUCache({
      maxSize: options.maxBytes,
      sizeCalculation: ({ png }) => Math.max(1, png.length),
    });
  }

  /** Null when too many are waiting already. */
  get(key: string, make: () => Promise<Made>): Promise<Made> | null {
    const kept = this.#kept.get(key);
    if (kept) return Promise.resolve(kept);
    const running = this.#inFlight.get(key);
    if (running !== undefined) return running;
    const { atOnce, waiting } = this.#options;
    if (this.#running >= atOnce && this.#queue.length >= waiting) return null;
    const started = this.#make(key, make).finally(() => this.#inFlight.delete(key));
    this.#inFlight.set(key, started);
    return started;
  }

  async #make(key: string, make: () => Promise<Made>): Promise<Made> {
    await this.#turn();
    try {
      const made = await make();
      if (made.isWhole) this.#kept.set(key, made);
      return made;
    } finally {
      const next = this.#queue.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }

  /** Whoever is done hands it on. */
  #turn(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    if (this.#running >= this.#options.atOnce) {
      this.#queue.push(resolve);
    } else {
      this.#running += 1;
      resolve();
    }
    return promise;
  }
}
