import { pathIn } from '../navigation';
import type { Language } from '../taxonomy';

/** A page: in a language, by its French path, with the query that names what it shows, if one does. */
export type PageAddress = { language: Language; path: string; query: URLSearchParams };

const FOLDER = '/partage';
const EXTENSION = '.png';
const VERSION = 'v';

export function pageOf(url: URL): PageAddress {
  const [, first, ...rest] = url.pathname.split('/');
  const isEnglish = first === 'en';
  const path = isEnglish ? `/${rest.join('/')}` : url.pathname;
  return { language: isEnglish ? 'en' : 'fr', path, query: url.searchParams };
}

/** Where the picture of a page is: `/partage/campus/lyon.png?v=…`. */
export function cardAddress(page: PageAddress, version: string): string {
  const path = pathIn(page.language, page.path);
  const query = new URLSearchParams([...page.query, [VERSION, version]]);
  return `${FOLDER}${path === '/' ? '' : path}${EXTENSION}?${query}`;
}

/** The page whose picture is asked for, and in which version; null for what is no such address. */
export function askedCard(url: URL): { page: PageAddress; version: string | null } | null {
  const { pathname, searchParams } = url;
  if (!pathname.startsWith(FOLDER) || !pathname.endsWith(EXTENSION)) return null;
  const path = pathname.slice(FOLDER.length, -EXTENSION.length) || '/';
  const query = new URLSearchParams([...searchParams].filter(([name]) => name !== VERSION));
  const page = pageOf(new URL(`http://page${path}?${query}`));
  return { page, version: searchParams.get(VERSION) };
}
