import { config } from '../config.server';
import { log } from '../log.server';
import { isOutage } from '../modules/errors';
import { PageDataCache } from './cache.server';
import { ContentClient } from './client.server';

let outages = 0;

const cache = new PageDataCache({
  maxEntries: 5000,
  maxBytes: 64 * 1024 * 1024,
  pauseMs: 5000,
  now: Date.now,
  onOutage: (url, error) =>
    log.warn({ url, error }, 'the last good answer stands in for the content service'),
  onStandIn: doubt,
  onRecovered: () => {
    log.info({}, 'the content service answers again');
    liftDoubts();
  },
});

/** The site's own client: one sign-in and one memory for the whole process. */
export const client = new ContentClient({
  account: config.content,
  cache,
  onError: (error) => {
    if (isOutage(error)) doubt();
    log.error({ error }, 'content is missing from a page');
  },
});

/** Who says that something live has changed: the content service, or another process that heard it from there. */
export type ClearedBy = 'service' | 'process';
type Listener = (by: ClearedBy) => void;

let version = 0;
const listeners: Listener[] = [];
const recoveryListeners: (() => void)[] = [];

export function clearPageData(by: ClearedBy = 'service'): void {
  version += 1;
  cache.clear();
  for (const listener of listeners) listener(by);
}

/** For what stands before the pages: called after each clear, whoever said it. */
export function onPageDataCleared(listener: Listener): void {
  listeners.push(listener);
}

/** For what was made of less than there is: called when the content service answers what it could not. */
export function onContentRecovered(listener: () => void): void {
  recoveryListeners.push(listener);
}

/** What is made now is made of less than there is. */
export function doubt(): void {
  outages += 1;
}

/** What could not be had, or was not waited for, has come. */
export function liftDoubts(): void {
  for (const listener of recoveryListeners) listener();
}

/** Another number once something live has changed, for what is made of the content and kept elsewhere. */
export function contentVersion(): number {
  return version;
}

/** Another number once something could not be had: what was made meanwhile may be old, or lack it. */
export function contentOutages(): number {
  return outages;
}
