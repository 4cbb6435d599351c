import type { Neighbour } from '../../modules/campuses';
import { inKilometres } from '../../modules/map';
import { Link, usePath } from '../../modules/navigation';
import { useLabels, useLanguage } from '../../modules/taxonomy';

type Props = {
  neighbours: Neighbour[];
  /** Joined to it on the map; otherwise only the nearest there are. */
  areJoined: boolean;
};

/** Where one could go from here. */
export function Neighbours({ neighbours, areJoined }: Props) {
  const { page } = useLabels().campuses;
  const language = useLanguage();
  const path = usePath();
  if (neighbours.length === 0) return null;
  return (
    <section aria-labelledby="neighbours" className="bg-mist print:hidden">
      <div className="wrap grid gap-x-gutter gap-y-8 py-section desk:grid-cols-12">
        <h2 id="neighbours" className="title-news desk:col-span-3">
          {areJoined ? page.neighbours : page.nearest}
        </h2>
        <ul className="desk:col-span-9 desk:columns-2 desk:gap-x-gutter">
          {neighbours.map(({ slug, name, km }) => (
            <li
              key={slug}
              className="break-inside-avoid border-b border-ink first:border-t desk:first:border-t-0"
            >
              <Link
                to={path(`/campus/${slug}`)}
                className="title-card flex min-h-14 items-center justify-between gap-4 wrap-anywhere hover:text-survey"
              >
                <span>{name}</span>
                <span className="flex-none font-text text-s font-medium tracking-normal text-ink-soft tabular-nums">
                  {inKilometres(km, language)}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
