import { LRUCache } from 'lru-cache';

/** What there is to know of a kept page beside the page itself. */
export type Held<Page> = {
  page: Page;
  bytes: number;
  region: Region;
  /** Made while something could not be had: it may be old, or lack it. */
  isDoubtful: boolean;
};

/** The world when the making of a page was begun. */
type Beginning = { generation: number; day: string; lifted: number };

type Entry<Page> = Held<Page> & {
  generation: number;
  day: string;
  until: number;
  /** How often it was asked for since it was made. */
  wanted: number;
};

/** What became of making a page: one to keep, or an answer that passes; only a failure leaves the last good page in its place. */
export type Made<Page, Passing> = { kept: Held<Page> } | { passing: Passing; isFailure: boolean };

export type Found<Page, Passing> =
  | { page: Page; from: 'kept' | 'stale' | 'made' }
  | { passing: Passing };

/** Pages that addresses alone lead to, those that a query chose, and those that are not there: none can push out another kind. */
export type Region = 'pages' | 'queries' | 'missing';

const SHARES: Record<Region, number> = { pages: 0.8, queries: 0.15, missing: 0.05 };

export type Options = {
  maxBytes: number;
  /** How long a page is sent without a thought. */
  freshMs: number;
  /** The same for one that is doubtful, and for the last good one once making has failed. */
  doubtfulMs: number;
  generation: () => number;
  /** The school's day. */
  day: () => string;
  now: () => number;
};

/**
 * Whole pages, by key. A page that is old, by a clear or its age, is made anew behind the back of whoever asks, and sent meanwhile; a new day is
 * waited for, and a page that was missing.
 */
export class PageCache<Page, Passing> {
  readonly #regions: Record<Region, LRUCache<string, Entry<Page>>>;
  readonly #inFlight = new Map<string, Promise<Made<Page, Passing>>>();
  readonly #options: Options;
  #doubtsLifted = 0;

  constructor(options: Options) {
    this.#options = options;
    const region = (share: number) =>
      new LRUCache<string, Entry<Page>>({
        maxSize: Math.max(1, Math.floor(options.maxBytes * share)),
        sizeCalculation: ({ bytes }) => bytes,
      });
    this.#regions = {
      pages: region(SHARES.pages),
      queries: region(SHARES.queries),
      missing: region(SHARES.missing),
    };
  }

  /** A page that can be sent at once; the way of nearly every request. */
  fresh(key: string): Page | undefined {
    const entry = this.#entry(key);
    if (!entry || !this.#isFresh(entry)) return undefined;
    entry.wanted += 1;
    return entry.page;
  }

  /** `make` is told whether somebody waits for it. */
  async read(
    key: string,
    make: (isAwaited: boolean) => Promise<Made<Page, Passing>>,
  ): Promise<Found<Page, Passing>> {
    const entry = this.#entry(key);
    if (!entry) return found(await this.#made(key, () => make(true)));
    entry.wanted += 1;
    if (this.#isFresh(entry)) return { page: entry.page, from: 'kept' };
    // What was missing is what an editor may just have published.
    const mustBeNew = entry.day !== this.#options.day() || entry.region === 'missing';
    const making = this.#made(key, () => make(mustBeNew)).catch(() => undefined);
    const stale = { page: entry.page, from: 'stale' } as const;
    if (!mustBeNew) return stale;
    const made = await making;
    return !made || ('passing' in made && made.isFailure) ? stale : found(made);
  }

  /** Makes a page anew, and is done when that is. */
  renew(key: string, make: () => Promise<Made<Page, Passing>>): Promise<Made<Page, Passing>> {
    return this.#made(key, make);
  }

  /** A page that was made so lately, of all there is. */
  recent(key: string, ms: number): Page | undefined {
    const entry = this.#entry(key);
    if (!entry || entry.isDoubtful || !this.#isFresh(entry)) return undefined;
    const { now, freshMs } = this.#options;
    return entry.until - freshMs + ms > now() ? entry.page : undefined;
  }

  /** What could not be had is there again: pages that were made without it are old. */
  liftDoubts(): void {
    this.#doubtsLifted += 1;
    for (const region of Object.values(this.#regions))
      for (const entry of region.values()) if (entry.isDoubtful) entry.until = 0;
  }

  /** What is kept, fresh or not. */
  held(key: string): Page | undefined {
    return this.#entry(key)?.page;
  }

  /** How often a page was asked for since it was made. */
  wanted(key: string): number {
    return this.#entry(key)?.wanted ?? 0;
  }

  has(key: string): boolean {
    return Object.values(this.#regions).some((region) => region.has(key));
  }

  /** The keys of what is kept, the most recently asked for first. */
  keys(): string[] {
    return [...this.#regions.pages.keys()];
  }

  isFresh(key: string): boolean {
    const entry = this.#regions.pages.peek(key);
    return entry !== undefined && this.#isFresh(entry);
  }

  get bytes(): number {
    return Object.values(this.#regions).reduce(
      (sum, { calculatedSize }) => sum + calculatedSize,
      0,
    );
  }

  #entry(key: string): Entry<Page> | undefined {
    const { pages, queries, missing } = this.#regions;
    return pages.get(key) ?? queries.get(key) ?? missing.get(key);
  }

  #isFresh({ generation, day, until }: Entry<Page>): boolean {
    const { now, generation: current, day: today } = this.#options;
    return generation === current() && day === today() && until > now();
  }

  /** One at a time for each page; what was begun before a clear is not shared with those who ask after it. */
  #made(key: string, make: () => Promise<Made<Page, Passing>>): Promise<Made<Page, Passing>> {
    const generation = this.#options.generation();
    const day = this.#options.day();
    const of = { generation, day, lifted: this.#doubtsLifted };
    const flight = `${generation} ${day} ${key}`;
    const running = this.#inFlight.get(flight);
    if (running !== undefined) return running;
    const started = make()
      .then((made) => {
        this.#keep(key, made, of);
        return made;
      })
      .catch((error: unknown) => {
        this.#pause(key, of);
        throw error;
      })
      .finally(() => this.#inFlight.delete(flight));
    this.#inFlight.set(flight, started);
    return started;
  }

  #keep(key: string, made: Made<Page, Passing>, of: Beginning): void {
    if ('passing' in made && made.isFailure) {
      this.#pause(key, of);
      return;
    }
    const held = this.#entry(key);
    // A page of after a clear is never pushed out by one that was begun before it.
    if (held && held.generation > of.generation) return;
    for (const region of Object.values(this.#regions)) region.delete(key);
    if ('passing' in made) return;
    const { kept } = made;
    const { generation, day } = of;
    const until = kept.isDoubtful
      ? this.#doubtfulUntil(of)
      : this.#options.now() + this.#options.freshMs;
    this.#regions[kept.region].set(key, { ...kept, generation, day, until, wanted: 0 });
  }

  /** The last good page is as good as new until making is tried again. */
  #pause(key: string, of: Beginning): void {
    const held = this.#entry(key);
    if (!held) return;
    held.generation = of.generation;
    held.day = this.#options.day();
    held.isDoubtful = true;
    held.until = this.#doubtfulUntil(of);
  }

  /** What was begun before doubts were lifted is old as soon as it is made. */
  #doubtfulUntil({ lifted }: Beginning): number {
    return lifted === this.#doubtsLifted ? this.#options.now() + this.#options.doubtfulMs : 0;
  }
}

function found<Page, Passing>(made: Made<Page, Passing>): Found<Page, Passing> {
  return 'kept' in made ? { page: made.kept.page, from: 'made' } : made;
}
