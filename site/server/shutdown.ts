import { type IncomingMessage, ServerResponse } from 'node:http';
import { config } from '../app/config.server';
import { log } from '../app/log.server';

/** Whoever stops a machine or a container gives it ten seconds. */
const PATIENCE_MS = 9000;
/** What was sent on an open connection, or to the port, before anyone could know is answered. */
const PARTING_MS = 100;

/** Connections wait at the port while a turn of the process lasts, and are broken off if it is closed then: it is after a turn that took no time. */
const SHORT_TURN_MS = 0.1;
const TURNS_MS = 1000;

let stopping = false;

/** Whoever spreads requests over several sites sends this one no more of them. */
export function isStopping(): boolean {
  return stopping;
}

/** Once the site is stopping, each answer is the last on its connection, and says so: nothing is sent there to be broken off. */
export class PartingResponse extends ServerResponse<IncomingMessage> {
  override writeHead(status: number, ...rest: unknown[]): this {
    if (stopping) this.shouldKeepAlive = false;
    return Reflect.apply(super.writeHead, this, [status, ...rest]);
  }
}

/**
 * Stops taking connections, lets the running requests finish, says its last word, then leaves. `disconnect` is the channel to whoever
 * started the site: a supervisor killed outright cannot send a signal.
 */
export function stopOn(
  occasions: string[],
  close: (closed: () => void) => void,
  lastWord: () => Promise<void>,
): void {
  const leave = () => close(() => void lastWord().then(() => process.exit(0)));
  const stop = (occasion: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ occasion }, 'the site is stopping');
    // Connections that are idle are closed with the port. What has come on them is read first: that is what the turn is for.
    setTimeout(() => afterShortTurn(leave), Math.max(PARTING_MS, config.drainMs));
    setTimeout(() => process.exit(1), PATIENCE_MS).unref();
  };
  for (const occasion of occasions) process.once(occasion, () => stop(occasion));
}

function afterShortTurn(then: () => void): void {
  const end = performance.now() + TURNS_MS;
  const turn = (begun: number) =>
    setImmediate(() => {
      const now = performance.now();
      if (now - begun < SHORT_TURN_MS || now > end) then();
      else turn(now);
    });
  turn(performance.now());
}
