import type { OfferSummary } from '../../content/offers.server';

/** What a visitor asks of the list of offers: nothing is an empty text. */
export type Filters = { campus: string; programme: string; words: string };

/** RTE-10: from the query of the page's address, which its form writes. */
export function readFilters(query: URLSearchParams): Filters {
  const read = (name: string) => query.get(name)?.trim() ?? '';
  return { campus: read('campus'), programme: read('formation'), words: read('q') };
}

/** The offers of this campus and this programme that have every word asked for. */
export function matching(offers: OfferSummary[], filters: Filters): OfferSummary[] {
  const words = folded(filters.words).split(/\s+/);
  return offers.filter((offer) => {
    if (filters.campus && offer.campus?.slug !== filters.campus) return false;
    if (filters.programme && offer.programme?.slug !== filters.programme) return false;
    const said = folded(wordsOf(offer));
    return words.every((word) => said.includes(word));
  });
}

function wordsOf({ title, company, place, rhythm, campus, programme }: OfferSummary): string {
  return [title, company, place, rhythm, campus?.name, programme?.title].join(' ');
}

/** As it is typed in haste: without capitals, accents or typographic apostrophes. */
function folded(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll('œ', 'oe');
}

export type Choice = { value: string; name: string };

/** What there is to choose, by name. What was asked for stays among it, even when no offer has it. */
export function choices(known: (Choice | null)[], asked: string, language: string): Choice[] {
  const byValue = new Map(known.flatMap((choice) => (choice ? [[choice.value, choice.name]] : [])));
  if (asked && !byValue.has(asked)) byValue.set(asked, asked);
  return [...byValue]
    .map(([value, name]) => ({ value, name }))
    .sort((a, b) => a.name.localeCompare(b.name, language));
}
