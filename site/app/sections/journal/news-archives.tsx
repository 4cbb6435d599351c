import { Link, usePath } from '../../modules/navigation';
import type { ArchiveYear } from '../../modules/news';
import { useLabels } from '../../modules/taxonomy';

type Props = {
  years: ArchiveYear[];
  /** The archive page this stands on. */
  here?: string;
};

/** RTE-4: what was news in other years, by year. */
export function NewsArchives({ years, here }: Props) {
  const { news } = useLabels();
  const path = usePath();
  if (years.length === 0) return null;
  return (
    <section aria-labelledby="news-archives" className="bg-mist">
      <div className="wrap grid grid-cols-1 gap-x-gutter gap-y-8 py-section desk:grid-cols-12">
        <div className="border-t border-ink pt-3 desk:col-span-3">
          <h2 id="news-archives" className="title-news">
            {news.archives}
          </h2>
          <p className="mt-3 max-w-[24em] text-s text-ink-soft">{news.archivesLead}</p>
        </div>
        <ul className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-x-gutter gap-y-8 desk:col-span-9">
          {years.map(({ year, archives }) => (
            <li key={year}>
              <h3 className="title-news border-t border-ink pt-3 tabular-nums">{year}</h3>
              <ul className="mt-2">
                {archives.map(({ slug, name }) => (
                  <li key={slug}>
                    <Link
                      to={path(`/actualites/${slug}`)}
                      current={slug === here}
                      className="flex min-h-touch items-center text-s font-medium hover:text-survey aria-[current]:font-semibold aria-[current]:text-vermilion-deep"
                    >
                      {name}
                    </Link>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
