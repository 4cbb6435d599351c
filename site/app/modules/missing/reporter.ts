import { type Asked, type Missing, Tally } from './tally';

type Log = { warn: (details: Record<string, unknown>, message: string) => void };

type Options = {
  /** Resolves with whether the content service has taken it; rejects for a reason that may pass. */
  send: (missing: Missing[]) => Promise<boolean>;
  log: Log;
};

/** What is asked for within these seconds is one call. */
const GATHER_MS = 5000;
const AFTER_FAILURE_MS = 60_000;

/** Tells the content service what was not found, some seconds late and never in a visitor's way. */
export class Reporter {
  readonly #send: Options['send'];
  readonly #log: Log;
  readonly #tally = new Tally();
  #timer: NodeJS.Timeout | undefined;
  #sending: Promise<void> | undefined;

  constructor({ send, log }: Options) {
    this.#send = send;
    this.#log = log;
  }

  count(asked: Asked): void {
    this.#tally.add(asked);
    this.#sendIn(GATHER_MS);
  }

  /** Sends what is left, once: for the end of the process. */
  async finish(): Promise<void> {
    await this.#sending;
    clearTimeout(this.#timer);
    await this.#deliver();
  }

  #sendIn(ms: number): void {
    if (this.#timer || this.#sending || this.#tally.size === 0) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#sending = this.#deliver().then((pause) => {
        this.#sending = undefined;
        this.#sendIn(pause);
      });
    }, ms).unref();
  }

  /** How long to wait before the next. What could not be sent is counted again, within the room there is. */
  async #deliver(): Promise<number> {
    const missing = this.#tally.take();
    if (missing.length === 0) return GATHER_MS;
    const details = { addresses: missing.length };
    try {
      const isTaken = await this.#send(missing);
      if (!isTaken) this.#log.warn(details, 'the addresses not found are refused, and forgotten');
      return GATHER_MS;
    } catch {
      for (const each of missing) this.#tally.put(each);
      this.#log.warn(details, 'the addresses not found wait for the content service');
      return AFTER_FAILURE_MS;
    }
  }
}
