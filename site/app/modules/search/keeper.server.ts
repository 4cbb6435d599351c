import { ErrorRecord } from '../errors';

type Options<Index> = {
  make: () => Promise<Index>;
  /** Which content it is: another number, another index. */
  version: () => number;
  now: () => number;
  onFailure: (error: unknown) => void;
  /** How long a visitor waits for the first index, and for a new one while the last could do. */
  patience: { first: number; next: number };
  /** How long the last good one serves without another being made, once that has failed. */
  pauseMs: number;
};

type Kept<Index> = { index: Index; version: number };

/**
 * One index, made when it is first asked for, and again once the content has changed. The last good one serves meanwhile,
 * and for as long as no new one can be made.
 */
export class IndexKeeper<Index> {
  readonly #options: Options<Index>;
  #kept: Kept<Index> | undefined;
  #making: Promise<Kept<Index>> | undefined;
  #pausedUntil = 0;

  constructor(options: Options<Index>) {
    this.#options = options;
  }

  /** Whether there is one, of whatever content. */
  get hasOne(): boolean {
    return this.#kept !== undefined;
  }

  async get(): Promise<Index> {
    const { version, now, patience } = this.#options;
    const kept = this.#kept;
    if (kept && (kept.version === version() || this.#pausedUntil > now())) return kept.index;
    const making = this.#make();
    if (!kept) return (await within(patience.first, making)).index;
    // Its failure has been told to whoever is to know; here the last good one stands in.
    return (await within(patience.next, making).catch(() => this.#kept ?? kept)).index;
  }

  /** One at a time: the content is not asked for twice because two visitors search. */
  #make(): Promise<Kept<Index>> {
    this.#making ??= this.#made().finally(() => {
      this.#making = undefined;
    });
    return this.#making;
  }

  async #made(): Promise<Kept<Index>> {
    const { make, version, now, onFailure, pauseMs } = this.#options;
    const asked = version();
    try {
      this.#kept = { index: await make(), version: asked };
      return this.#kept;
    } catch (error) {
      this.#pausedUntil = now() + pauseMs;
      onFailure(error);
      throw error;
    }
  }
}

async function within<Value>(milliseconds: number, work: Promise<Value>): Promise<Value> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(tooLate()), milliseconds);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

function tooLate(): ErrorRecord {
  return new ErrorRecord({
    scope: 'Search',
    source: '/recherche',
    statusCode: 503,
    errorText: 'The index is not ready yet',
  });
}
