import { type Location, useLocation } from 'react-router';
import type { Around } from '../content/page-entry.server';
import { timeOfDay } from '../modules/calendar';
import { Link } from '../modules/navigation';
import { fill, useLabels } from '../modules/taxonomy';
import { Arrow } from '../ui/arrow';
import { usePageData } from './page-data';

/** Says of a page that it is a draft, whatever its kind: its data say so. */
export function PreviewRibbon() {
  const { preview } = useLabels().utils;
  const location = useLocation();
  const shown = asPreview(usePageData('preview'));
  if (!shown) return null;
  return (
    <aside
      aria-label={preview.draft}
      className="border-b-4 border-brass bg-ink text-s text-paper print:hidden"
    >
      <div className="wrap flex flex-wrap items-center justify-between gap-x-8">
        <p className="flex items-center gap-3 pt-2 sm:py-2">
          <span aria-hidden="true" className="size-2.5 flex-none rounded-full bg-vermilion" />
          <span>
            <strong className="font-semibold">{preview.draft}</strong>
            <span className="text-paper-soft tabular-nums">
              {' '}
              · {fill(preview.until, { time: timeOfDay(new Date(shown.until)) })}
            </span>
          </span>
        </p>
        <Link
          to={withoutPreview(location)}
          className="inline-flex min-h-touch items-center font-semibold text-brass-light underline-offset-4 hover:underline"
        >
          {preview.leave} <Arrow />
        </Link>
      </div>
    </aside>
  );
}

/** The same address, as everyone else sees it. */
function withoutPreview({ pathname, search }: Location): string {
  const query = new URLSearchParams(search);
  query.delete('preview');
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}

type Shown = NonNullable<Around['preview']>;

function asPreview(value: unknown): Shown | undefined {
  const dated = typeof value === 'object' && value !== null && 'until' in value;
  return dated && typeof value.until === 'string' ? { until: value.until } : undefined;
}
