import { derived } from '../derived';

type Programme = { slug: string; landingType?: string | null | undefined };
type Offering = { programme: { slug: string }; campus: { slug: string } };

/** How many programmes there are of a type, on a campus; of any type or on any campus, under the empty name. */
export type Counts = Record<string, Record<string, number>>;

export function countProgrammes(programmes: Programme[], offerings: Offering[]): Counts {
  return counted(offerings, programmes);
}

const counted = derived((offerings: Offering[], programmes: Programme[]): Counts => {
  const counts: Counts = {};
  const add = (campus: string, type: string) => {
    const there = counts[campus] ?? {};
    there[type] = (there[type] ?? 0) + 1;
    counts[campus] = there;
  };
  const typeOf = new Map(programmes.map(({ slug, landingType }) => [slug, landingType]));
  for (const type of typeOf.values()) {
    add('', '');
    if (type) add('', type);
  }
  const pairs = new Map(
    offerings.map((each) => [`${each.programme.slug} ${each.campus.slug}`, each]),
  );
  for (const { programme, campus } of pairs.values()) {
    if (!typeOf.has(programme.slug)) continue;
    const type = typeOf.get(programme.slug);
    add(campus.slug, '');
    if (type) add(campus.slug, type);
  }
  return counts;
});

export function countOf(counts: Counts, type: string, campus: string): number {
  return counts[campus]?.[type] ?? 0;
}
