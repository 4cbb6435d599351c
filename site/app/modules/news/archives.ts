import { schoolDay } from '../calendar';

/** RTE-4: how the address of an archive page begins. */
export const ARCHIVES = 'archives-actualites-';

export function isArchive(slug: string): boolean {
  return slug.startsWith(ARCHIVES);
}

type Archive = { slug: string; title: string; date: string };
export type ArchiveYear = { year: string; archives: { slug: string; name: string }[] };

/** The archive pages by year, the last year first and each year from its beginning. A name leaves out what all of them say. */
export function archiveYears(archives: Archive[]): ArchiveYear[] {
  const years = Map.groupBy(archives, ({ date }) => schoolDay(new Date(date)).slice(0, 4));
  return [...years]
    .sort(([a], [b]) => b.localeCompare(a))
    .map(([year, found]) => ({
      year,
      archives: found
        .toSorted((a, b) => a.date.localeCompare(b.date))
        .map(({ slug, title }) => ({ slug, name: named(title, year) })),
    }));
}

/** « Archives actualités : janvier à juin 2018 » is « Janvier à juin » where its year stands above it. */
function named(title: string, year: string): string {
  const [, period = ''] = /:\s*(\S.*)$/.exec(title) ?? [];
  const short = period.replace(new RegExp(`\\s+${year}$`), '');
  return short ? short.charAt(0).toUpperCase() + short.slice(1) : title;
}
