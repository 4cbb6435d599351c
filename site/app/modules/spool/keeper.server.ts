import { Refused } from './refused.server';
import { ABANDONED_MS, type Spool } from './spool.server';

type Details = Record<string, unknown>;
type Log = Record<'info' | 'warn' | 'error', (details: Details, message: string) => void>;

type Options = {
  spool: Spool;
  /** Resolves once it is delivered; rejects with `Refused`, or with anything else for a reason that may pass. */
  deliver: (content: unknown) => Promise<void>;
  log: Log;
  wait?: (ms: number) => Promise<void>;
};

const PAUSES_MS = [500, 1000, 2000];
const LAST_PAUSE_MS = 4000;

/**
 * Keeps what it is given for good: delivered at once, or on the disk and delivered later, in order. What is delivered may
 * be delivered again, after a crash or by another process that shares the disk: whoever takes it takes it once.
 */
export class Keeper {
  readonly #spool: Spool;
  readonly #deliver: Options['deliver'];
  readonly #log: Log;
  readonly #wait: (ms: number) => Promise<void>;
  /** What it found on the disk when it began. */
  #left: ReadonlySet<string> = new Set();
  #woken = false;
  #running = false;

  constructor({ spool, deliver, log, wait = pause }: Options) {
    this.#spool = spool;
    this.#deliver = deliver;
    this.#log = log;
    this.#wait = wait;
  }

  /** Begins with what an earlier process left. A disk that cannot keep anything is told now, not when it is needed. */
  async start(): Promise<void> {
    try {
      await this.#check();
      const [waiting, refused] = [await this.#spool.waiting(), await this.#spool.refused()];
      this.#left = new Set(waiting);
      if (refused > 0) this.#log.error({ refused }, 'refused requests are set aside in the spool');
      if (waiting.length > 0)
        this.#log.warn({ waiting: waiting.length }, 'requests are waiting in the spool');
      setTimeout(() => void this.#sweep(), ABANDONED_MS + 1000).unref();
      await this.#sweep();
      this.#wake();
    } catch (error) {
      this.#log.error({ err: error }, 'the spool cannot be read: requests may wait in it');
    }
  }

  /** What waits on a disk that takes nothing more is delivered all the same. */
  async #check(): Promise<void> {
    await this.#spool
      .check()
      .catch((error) =>
        this.#log.error(
          { err: error },
          'the spool cannot be used: in an outage, visitors would be told that their requests are not kept',
        ),
      );
  }

  /** Resolves once it is kept. Nothing overtakes what waits, unless the disk is full: late is better than lost. */
  async keep(content: unknown): Promise<void> {
    const place = this.#spool.place();
    const waits = await this.#spool.waiting().catch(() => []);
    const deliver = () => this.#deliver(content);
    const spool = () => this.#put(place, content);
    const [first, second] = waits.length > 0 ? [spool, deliver] : [deliver, spool];
    try {
      await first().catch((error) => {
        if (error instanceof Refused) throw error;
        this.#log.warn({ err: error }, 'a request is kept another way');
        return second();
      });
    } catch (error) {
      this.#log.error({ err: error }, 'a request is not kept, and its visitor told so');
      throw error;
    }
  }

  async #put(place: string, content: unknown): Promise<void> {
    await this.#spool.put(place, content);
    this.#wake();
  }

  /** How many wait on the disk, and how many are set aside there for a person. */
  async held(): Promise<{ waiting: number; refused: number }> {
    const [waiting, refused] = [await this.#spool.waiting(), await this.#spool.refused()];
    return { waiting: waiting.length, refused };
  }

  #wake(): void {
    this.#woken = true;
    if (this.#running) return;
    this.#running = true;
    void this.#run();
  }

  async #run(): Promise<void> {
    let failures = 0;
    for (let more = true; more; ) {
      try {
        more = await this.#deliverAll();
        failures = 0;
      } catch (error) {
        const ms = PAUSES_MS[failures] ?? LAST_PAUSE_MS;
        failures += 1;
        const waiting = await this.#count();
        this.#log.warn({ err: error, waiting, ms }, 'requests wait in the spool');
        await this.#wait(ms);
      }
    }
    this.#running = false;
  }

  /** Whether there may be more. */
  async #deliverAll(): Promise<boolean> {
    this.#woken = false;
    // What another process has put there meanwhile, that one delivers, or whoever takes its place.
    const places = (await this.#spool.waiting()).filter(
      (place) => this.#spool.isOwn(place) || this.#left.has(place),
    );
    for (const place of places) await this.#deliverOne(place);
    if (places.length > 0)
      this.#log.info({ handled: places.length }, 'what waited in the spool is dealt with');
    return places.length > 0 || this.#woken;
  }

  async #deliverOne(place: string): Promise<void> {
    try {
      const content = await this.#spool.read(place);
      // Another process that shares the folder was there first.
      if (content === undefined) return;
      await this.#deliver(content.value);
      await this.#spool.remove(place);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const reason = error.message;
      this.#log.error({ file: place, reason }, 'a request of the spool is set aside');
      await this.#spool.refuse(place);
    }
  }

  async #count(): Promise<number | undefined> {
    return this.#spool.waiting().then(
      ({ length }) => length,
      () => undefined,
    );
  }

  async #sweep(): Promise<void> {
    await this.#spool
      .sweep()
      .catch((error) => this.#log.warn({ err: error }, 'the spool is not swept'));
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
}
