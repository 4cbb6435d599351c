import { addressKept } from './address';

const HOST = /^(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*$/;
const LONGEST_HOST = 100;

/** What is kept of where a visitor came from: of another site its host alone, of our own the page without its query. */
export function referrerKept(referrer: string | null, own: string): string | undefined {
  const from = URL.parse(referrer ?? '');
  if (!from || !/^https?:$/.test(from.protocol)) return undefined;
  const host = withoutWww(from.hostname);
  if (host === withoutWww(new URL(own).hostname)) {
    return from.pathname === '/' ? '/' : addressKept(from.pathname);
  }
  return HOST.test(host) && host.length <= LONGEST_HOST ? host : undefined;
}

function withoutWww(host: string): string {
  return host.replace(/^www\./, '').replace(/\.$/, '');
}
