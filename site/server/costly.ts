import type { IncomingMessage } from 'node:http';

/** Calls and searches, in whatever letters the router takes for theirs. */
const WORKED_OUT = /^\/+(?:en\/+)?(?:api\/|recherche(?:\.data)?(?:[/?]|$))/i;
/** Who may clear shows a token. */
const CLEAR = /^\/api\/clear(?:\?|$)/;

/** What is worked out for each who asks, and kept for nobody: calls, searches, and whatever is sent. */
export function isCostly({ method, url = '' }: Pick<IncomingMessage, 'method' | 'url'>): boolean {
  if (CLEAR.test(url)) return false;
  return method === 'POST' || WORKED_OUT.test(url.includes('%') ? decoded(url) : url);
}

function decoded(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}
