import type { Kind, SearchDocument } from './document';

/** What most visitors are after, all else being equal. */
const KIND_WEIGHTS: Record<Kind, number> = {
  programmes: 2.2,
  campuses: 2,
  events: 1.5,
  pages: 1.2,
  offers: 1,
  news: 0.9,
  blog: 0.8,
  articles: 0.8,
  testimonials: 0.8,
};

const DAY_MS = 24 * 60 * 60 * 1000;
/** After how long what is dated weighs half: news age slowly, an event is for the coming weeks. */
const HALF_DAYS: Partial<Record<Kind, number>> = {
  news: 730,
  blog: 1460,
  articles: 1460,
  events: 120,
};

export function weightOf({ kind, date }: SearchDocument, now: Date): number {
  const half = HALF_DAYS[kind];
  if (half === undefined || date === null) return KIND_WEIGHTS[kind];
  const days = Math.abs(now.getTime() - Date.parse(date)) / DAY_MS;
  return (KIND_WEIGHTS[kind] * half) / (half + days);
}
