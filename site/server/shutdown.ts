import type { Server } from 'node:http';
import { log } from '../app/log.server';

const PATIENCE_MS = 10_000;

let stopping = false;

/** Whoever spreads requests over several sites sends this one no more of them. */
export function isStopping(): boolean {
  return stopping;
}

/**
 * Stops taking connections, lets the running requests finish, says its last word, then leaves. `disconnect` is the channel to whoever
 * started the site: a supervisor killed outright cannot send a signal.
 */
export function stopOn(server: Server, occasions: string[], lastWord: () => Promise<void>): void {
  const stop = (occasion: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ occasion }, 'the site is stopping');
    server.close(() => void lastWord().then(() => process.exit(0)));
    server.closeIdleConnections();
    setTimeout(() => process.exit(1), PATIENCE_MS).unref();
  };
  for (const occasion of occasions) process.once(occasion, () => stop(occasion));
}
