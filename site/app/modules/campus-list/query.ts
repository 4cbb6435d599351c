import { derived } from '../derived';
import type { Row } from './rows';

/** What the address asks for. */
export type Query = { city: string; near: string; page: number };

/** Longer than any commune's name. */
const LONGEST = 80;

export function readQuery(query: URLSearchParams): Query {
  return {
    city: query.get('ville') ?? '',
    near: (query.get('pres') ?? '').trim().slice(0, LONGEST),
    page: Number(query.get('page') ?? 1),
  };
}

/** The address of the list with this campus chosen; where the visitor is stays said. */
export function choosing(city: string, { near, page }: Query): string {
  return written({ ville: city, pres: near, page: page > 1 ? String(page) : '' });
}

export function turning(page: number, { city, near }: Query): string {
  return written({ ville: city, pres: near, page: page > 1 ? String(page) : '' });
}

function written(values: Record<string, string>): string {
  const query = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ''));
  return query.size > 0 ? `/campus?${query}` : '/campus';
}

/** The campus that is shown: the one asked for, else the nearest, else the one that can be visited first. */
export function chosen(all: Row[], { city }: Query): Row | undefined {
  const asked = city === '' ? undefined : all.find(({ slug }) => slug === city);
  if (asked) return asked;
  const [first] = all;
  if (first?.km != null) return first;
  return soonestOf(all);
}

const soonestOf = derived((all: Row[]) =>
  all
    .filter(({ next }) => next !== null)
    .reduce<Row | undefined>((soonest, row) => (isSooner(row, soonest) ? row : soonest), undefined),
);

function isSooner(row: Row, than: Row | undefined): boolean {
  const time = (found: Row | undefined) =>
    found?.next ? Date.parse(found.next.instant) : Number.POSITIVE_INFINITY;
  return time(row) < time(than);
}
