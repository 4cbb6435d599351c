/** What the worker has a hand in: a file of the build, a page, the data that the router asks for in its place. */
export type Errand = 'file' | 'page' | 'data' | 'manifest';

type Asked = Pick<Request, 'method' | 'mode' | 'url'>;

export const MANIFEST = '/manifest.webmanifest';

const SERVICES = new Set(['api', 'crm', 'uploads', 'hors-ligne']);

/** Everything else goes its way untouched: other sites, what is sent, the services, drafts. */
export function errandOf({ method, mode, url }: Asked, origin: string): Errand | null {
  const asked = new URL(url);
  if (method !== 'GET' || !isPublic(asked, origin)) return null;
  if (asked.pathname.startsWith('/assets/')) return 'file';
  if (asked.pathname === MANIFEST) return 'manifest';
  if (mode === 'navigate') return 'page';
  // A link that prefetches is 'no-cors': nobody has asked for that page yet.
  return mode === 'cors' && asked.pathname.endsWith('.data') ? 'data' : null;
}

/** The page that a visitor says is on the screen, without what its address may say of them. */
export function seenPath(message: unknown, origin: string): string | null {
  if (typeof message !== 'object' || message === null || !('seen' in message)) return null;
  if (typeof message.seen !== 'string' || !URL.canParse(message.seen)) return null;
  const seen = new URL(message.seen);
  return isPublic(seen, origin) ? seen.pathname : null;
}

function isPublic({ origin, pathname, searchParams }: URL, own: string): boolean {
  const [, first = ''] = pathname.replace(/^\/en(?=\/)/, '').split('/');
  return origin === own && !SERVICES.has(first) && !searchParams.has('preview');
}

/** The address of the page whose data is asked for: the router's own way of naming it, backwards. */
export function pageOfData(url: string): string {
  const { pathname, searchParams } = new URL(url);
  searchParams.delete('_routes');
  const path = pathname.replace(/(?<=\/)_\.data$|\.data$/, '');
  return searchParams.size > 0 ? `${path}?${searchParams}` : path;
}

export type Language = 'fr' | 'en';

export function languageOf(path: string): Language {
  return path === '/en' || path.startsWith('/en/') ? 'en' : 'fr';
}

export const HOMES: Record<Language, string> = { fr: '/', en: '/en' };
export const OFFLINE_PAGES: Record<Language, string> = {
  fr: '/hors-ligne/fr',
  en: '/hors-ligne/en',
};
