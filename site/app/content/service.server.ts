import { config } from '../config.server';
import { log } from '../log.server';
import { PageDataCache } from './cache.server';
import { ContentClient } from './client.server';

const cache = new PageDataCache({
  maxEntries: 5000,
  maxBytes: 64 * 1024 * 1024,
  pauseMs: 5000,
  now: Date.now,
  onOutage: (url, error) =>
    log.warn({ url, error }, 'the last good answer stands in for the content service'),
});

/** The site's own client: one sign-in and one memory for the whole process. */
export const client = new ContentClient({
  account: config.content,
  cache,
  onError: (error) => log.error({ error }, 'content is missing from a page'),
});

export function clearPageData(): void {
  cache.clear();
}
