import { addressWith } from '../lists';

/** What a visitor asks of the list of news: nothing is an empty text. */
export type NewsFilters = { category: string; campus: string };

/** RTE-2: from the query of the list's address. */
export function readNewsFilters(query: URLSearchParams): NewsFilters {
  const read = (name: string) => query.get(name)?.trim() ?? '';
  return { category: read('rubrique'), campus: read('campus') };
}

/** RTE-3: where a page of the list is. The first is the list itself. */
export function newsAddress(number: number, { category, campus }: NewsFilters): string {
  const path = number === 1 ? '/actualites' : `/actualites/page/${number}`;
  return addressWith(path, { rubrique: category, campus });
}
