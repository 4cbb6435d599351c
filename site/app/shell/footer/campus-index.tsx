import { coordinates } from '../../modules/map';
import { Link, usePath } from '../../modules/navigation';
import { useLabels } from '../../modules/taxonomy';
import type { FrameData } from '../frame-data';

export function CampusIndex({ campuses }: { campuses: FrameData['campuses'] }) {
  const { campuses: labels } = useLabels();
  const path = usePath();
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
    </section>
  );
}
