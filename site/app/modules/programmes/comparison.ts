import type { Offering } from '../../content/offerings.server';
import type { Programme } from '../../content/programmes.server';
import { derived } from '../derived';
import { MANY } from '../lists';
import { offeredOf } from './offered';
import { startsOf } from './starts';

/** What can be taken in side by side. */
export const MOST_COMPARED = 3;

/** What the address asks to compare, once each: in one list, or one after the other as a form writes them. */
export function askedToCompare(query: URLSearchParams): string[] {
  const slugs = query.getAll('compare').flatMap((value) => value.split(','));
  return [...new Set(slugs.map((slug) => slug.trim()).filter(Boolean))];
}

/** Those that there are, in the order asked for, and no more than can be compared; `cut` when there were more. */
export function comparable(
  asked: string[],
  known: { slug: string }[],
): { slugs: string[]; cut: boolean } {
  const found = asked.filter((slug) => known.some((programme) => programme.slug === slug));
  return { slugs: found.slice(0, MOST_COMPARED), cut: found.length > MOST_COMPARED };
}

/** The one address of a comparison, to be passed on, with what else was asked with; of none, the list. */
export function comparisonPath(slugs: string[], asked = new URLSearchParams()): string {
  const others = new URLSearchParams(asked);
  others.delete('compare');
  const compare = slugs.map(encodeURIComponent).join(',');
  const query = [compare && `compare=${compare}`, others.toString()].filter(Boolean).join('&');
  return query ? `/programmes?${query}` : '/programmes';
}

/** What is compared of a programme. */
export type Compared = Pick<
  Programme,
  | 'slug'
  | 'title'
  | 'levelIn'
  | 'levelOut'
  | 'rhythm'
  | 'duration'
  | 'certification'
  | 'prices'
  | 'outcomes'
  | 'accessDelay'
> & {
  /** How many, and by name unless they are too many to be read; null when that is not known. */
  campuses: { count: number; names: string[] } | null;
  nextStart: string | null;
};

const campusesOf = derived((offered: Offering[], language: string) => {
  const names = new Map(offered.map(({ campus }) => [campus.slug, campus.name]));
  const { compare } = new Intl.Collator(language);
  return { count: names.size, names: names.size > MANY ? [] : [...names.values()].sort(compare) };
});

export function compared(
  programme: Programme,
  offerings: Offering[] | null,
  today: string,
  language: string,
): Compared {
  const { slug, title, levelIn, levelOut, rhythm, duration } = programme;
  const { certification, prices, outcomes, accessDelay } = programme;
  const offered = offerings ? offeredOf(offerings, slug) : undefined;
  return {
    ...{ slug, title, levelIn, levelOut, rhythm, duration },
    ...{ certification, prices, outcomes, accessDelay },
    campuses: offered === undefined ? null : campusesOf(offered, language),
    nextStart: startsOf(offered ?? [], today)[0]?.date ?? null,
  };
}
