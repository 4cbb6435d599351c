import { coordinates } from '../../modules/map';
import { Link, usePath } from '../../modules/navigation';
import { fill, grouped, useLabels, useLanguage } from '../../modules/taxonomy';
import { Arrow } from '../../ui/arrow';
import type { FrameData } from '../frame-data';

type Props = { campuses: FrameData['datas']['campuses']; all: number };

/** Every campus; of too many, a few and the way to the others. */
export function CampusIndex({ campuses, all }: Props) {
  const { campuses: labels } = useLabels();
  const path = usePath();
  const language = useLanguage();
  if (campuses.length === 0) return null;
  return (
    <section aria-labelledby="campus-index" className="border-t border-hair-ink pt-6">
      <h2 id="campus-index" className="mb-2 text-s font-semibold text-brass-light">
        {labels.index}
      </h2>
      <ol className="columns-2 gap-x-gutter md:columns-3 desktop:columns-4">
        {campuses.map(({ slug, name, latitude, longitude }) => (
          <li key={slug} className="break-inside-avoid border-b border-hair-ink">
            <Link
              to={path(`/campus/${slug}`)}
              className="flex min-h-touch items-center justify-between gap-3 text-s font-medium hover:text-brass-light desktop:min-h-9"
            >
              <span className="min-w-0 wrap-anywhere">{name}</span>
              {latitude !== null && longitude !== null && (
                <span className="hidden text-xs whitespace-nowrap text-paper-soft tabular-nums xl:inline">
                  {coordinates(latitude, longitude, labels)}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ol>
      {campuses.length < all && (
        <p className="mt-3">
          <Link
            to={path('/campus')}
            className="inline-flex min-h-touch items-center gap-2 text-s font-semibold hover:text-brass-light"
          >
            {fill(labels.allOf, { count: grouped(all, language) })} <Arrow />
          </Link>
        </p>
      )}
    </section>
  );
}
