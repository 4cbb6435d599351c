import { pause, reasonOf } from '../../retry.ts';

const PAUSES_MS = [1000, 5000, 30_000, 120_000];
const LAST_PAUSE_MS = 600_000;

/** What an answer says of this one request, the same whenever it is asked. Everything else is said of the receiver, and may pass. */
const OF_THE_REQUEST = new Set([400, 409, 413, 422]);

export type Outcome = 'delivered' | 'refused' | 'later';

export function outcomeOf(status: number): Outcome {
  if (status >= 200 && status < 300) return 'delivered';
  return OF_THE_REQUEST.has(status) ? 'refused' : 'later';
}

type Waiting<Request> = { id: number; request: Request };

type Round<Request> = {
  /** The one that has waited longest. */
  first: () => Promise<Waiting<Request> | undefined>;
  /** The status it is answered with. */
  send: (request: Request) => Promise<number>;
  settle: (id: number, outcome: Exclude<Outcome, 'later'>) => Promise<void>;
  log: { warn(message: string): void };
  wait?: (ms: number) => Promise<void>;
};

/**
 * Takes requests on, one at a time, in order, for as long as there are any. When the receiver does not take one, all wait
 * for it; one that is refused for itself lets the others pass.
 */
export function courier<Request>({
  first,
  send,
  settle,
  log,
  wait = pause,
}: Round<Request>): () => void {
  let woken = false;
  let running = false;

  /** Whether there may be more. */
  async function next(): Promise<boolean> {
    woken = false;
    const waiting = await first();
    if (!waiting) return woken;
    const status = await send(waiting.request);
    const outcome = outcomeOf(status);
    if (outcome === 'later') throw new Error(`it answered ${status}`);
    if (outcome === 'refused')
      log.warn(`The CRM refuses the visitor request number ${waiting.id}: it answered ${status}`);
    await settle(waiting.id, outcome);
    return true;
  }

  async function run(): Promise<void> {
    let failures = 0;
    for (let more = true; more; ) {
      try {
        more = await next();
        failures = 0;
      } catch (error) {
        const ms = PAUSES_MS[failures] ?? LAST_PAUSE_MS;
        failures += 1;
        log.warn(
          `Visitor requests wait for the CRM: ${reasonOf(error)}; next try in ${ms / 1000} s`,
        );
        await wait(ms);
      }
    }
    running = false;
  }

  return () => {
    woken = true;
    if (running) return;
    running = true;
    void run();
  };
}
