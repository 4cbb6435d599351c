import type { OfferSummary } from '../../content/offers.server';
import { hasWords } from '../lists';

/** What a visitor asks of the list of offers: nothing is an empty text. */
export type Filters = { campus: string; programme: string; words: string };

/** RTE-10: from the query of the page's address, which its form writes. */
export function readFilters(query: URLSearchParams): Filters {
  const read = (name: string) => query.get(name)?.trim() ?? '';
  return { campus: read('campus'), programme: read('formation'), words: read('q') };
}

/** The same, as the query says them. */
export function asked({ campus, programme, words }: Filters): Record<string, string> {
  return { campus, formation: programme, q: words };
}

/** The offers of this campus and this programme that have every word asked for. */
export function matching(offers: OfferSummary[], filters: Filters): OfferSummary[] {
  return offers.filter((offer) => {
    if (filters.campus && offer.campus?.slug !== filters.campus) return false;
    if (filters.programme && offer.programme?.slug !== filters.programme) return false;
    return !filters.words || hasWords(wordsOf(offer), filters.words);
  });
}

function wordsOf({ title, company, place, rhythm, campus, programme }: OfferSummary): string {
  return [title, company, place, rhythm, campus?.name, programme?.title].join(' ');
}
