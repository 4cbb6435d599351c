import { KINDS, type Kind } from './document';

/** What a visitor asks: words, among one kind or all of them, and a page of that kind. */
export type Asked = { words: string; within: Kind | null; page: number };

export const LONGEST_QUERY = 100;

/** How kinds are named in an address. */
const PLACES: Record<Kind, string> = {
  programmes: 'formations',
  campuses: 'campus',
  events: 'agenda',
  offers: 'offres',
  news: 'actualites',
  blog: 'blog',
  articles: 'articles',
  testimonials: 'temoignages',
  pages: 'pages',
};

export function readAsked(query: URLSearchParams): Asked {
  const place = query.get('dans');
  return {
    words: cleanWords(query.get('q') ?? ''),
    within: KINDS.find((kind) => PLACES[kind] === place) ?? null,
    page: Number(query.get('page') ?? 1),
  };
}

/** One line, no longer than anyone types, without what is no character. */
export function cleanWords(typed: string): string {
  const line = typed
    .normalize('NFC')
    .replaceAll(/[\s\p{C}]+/gu, ' ')
    .trim();
  return [...line].slice(0, LONGEST_QUERY).join('').trim();
}

/** The query of the address that asks it. */
export function addressOf({ words, within, page }: Asked): string {
  const query = new URLSearchParams({
    q: words,
    ...(within && { dans: PLACES[within] }),
    ...(page > 1 && { page: String(page) }),
  });
  return `/recherche?${query}`;
}
