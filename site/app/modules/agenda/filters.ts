import { type Dated, monthsOf } from './time';

/** What a visitor asks of the agenda: nothing is an empty text. */
export type Filters = { type: string; campus: string; month: string };

type Filtered = Dated & {
  type: string | null;
  campus: { slug: string; timeZone?: string | null } | null;
};

export const NO_FILTERS: Filters = { type: '', campus: '', month: '' };

/** RTE-5: from the query of the page's address, which its form and its links write. */
export function readFilters(query: URLSearchParams): Filters {
  const read = (name: string) => query.get(name)?.trim() ?? '';
  return { type: read('type'), campus: read('campus'), month: read('mois') };
}

export function isFiltered(filters: Filters): boolean {
  return Object.values(filters).some(Boolean);
}

/** The query that says it: nothing for what is not asked, nor for the first page. */
export function queryOf({ type, campus, month }: Filters, page = 1): string {
  const asked = { type, campus, mois: month, page: page > 1 ? String(page) : '' };
  const query = new URLSearchParams(Object.entries(asked).filter(([, value]) => value));
  return query.size > 0 ? `?${query}` : '';
}

/** Of this type, at this campus, on some day of this month. */
export function matching<Event extends Filtered>(events: Event[], filters: Filters): Event[] {
  if (!isFiltered(filters)) return events;
  return events.filter((event) => {
    if (filters.type && event.type !== filters.type) return false;
    if (filters.campus && event.campus?.slug !== filters.campus) return false;
    return !filters.month || monthsOf(event).includes(filters.month);
  });
}

/** How many there would be of each type, the other filters standing; of all of them under the empty name. */
export function countByType(events: Filtered[], filters: Filters): Record<string, number> {
  const counts: Record<string, number> = { '': 0 };
  for (const { type } of matching(events, { ...filters, type: '' })) {
    counts[''] = (counts[''] ?? 0) + 1;
    if (type !== null) counts[type] = (counts[type] ?? 0) + 1;
  }
  return counts;
}
