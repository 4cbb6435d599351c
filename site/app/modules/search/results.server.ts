import { type Pages, pageOf } from '../lists';
import type { Kind } from './document';
import type { Found, Hit } from './engine.server';
import { excerpt, highlighted, type Piece } from './highlight';

/** A page that was found, as it is shown. */
export type Result = {
  kind: Kind;
  path: string;
  title: Piece[];
  date: string | null;
  context: string[];
  excerpt: Piece[];
};

export type Group = { kind: Kind; count: number; results: Result[] };

/** What is answered while a visitor types. */
export type Instant = { count: number; groups: Group[] };

/** By kind, the one with the best page first, each with its first few. */
export function groups({ hits }: Found, few: number): Group[] {
  const byKind = Map.groupBy(hits, ({ document }) => document.kind);
  return [...byKind].map(([kind, found]) => ({
    kind,
    count: found.length,
    results: found.slice(0, few).map(resultOf),
  }));
}

/** One page of what was found of a kind; undefined when there is no such page. */
export function pageWithin(
  { hits }: Found,
  kind: Kind,
  number: number,
  size: number,
): { count: number; pages: Pages; results: Result[] } | undefined {
  const found = hits.filter(({ document }) => document.kind === kind);
  const page = pageOf(found, number, size);
  return page && { count: found.length, pages: page.pages, results: page.items.map(resultOf) };
}

function resultOf({ document, isHit }: Hit): Result {
  const { kind, path, title, summary, text, date, context } = document;
  return {
    kind,
    path,
    title: highlighted(title, isHit),
    date,
    context,
    excerpt: highlighted(excerpt(summary, text, isHit), isHit),
  };
}
