/** What is compared: two is a choice, three is a choice, four is a catalogue. */
export const MOST_COMPARED = 3;

export type Comparison = {
  slugs: string[];
  /** More were asked for than are shown. */
  cut: boolean;
};

/** What the address asks to compare, once each: in one list, or one after the other as a form writes them. */
export function asked(query: URLSearchParams): string[] {
  const slugs = query.getAll('compare').flatMap((value) => value.split(','));
  return [...new Set(slugs.map((slug) => slug.trim()).filter(Boolean))];
}

/** Those that there are, in the order asked for, and no more than can be seen side by side. */
export function comparison(slugs: string[], known: { slug: string }[]): Comparison {
  const found = slugs.filter((slug) => known.some((programme) => programme.slug === slug));
  return { slugs: found.slice(0, MOST_COMPARED), cut: found.length > MOST_COMPARED };
}

/** The one address of a comparison, to be passed on; of none, the list. */
export function comparisonPath(slugs: string[]): string {
  const query = slugs.map(encodeURIComponent).join(',');
  return query ? `/programmes?compare=${query}` : '/programmes';
}
