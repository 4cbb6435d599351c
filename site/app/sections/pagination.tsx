import { type Pages, pagesAround } from '../modules/lists';
import { Link } from '../modules/navigation';
import { fill, useLabels } from '../modules/taxonomy';

type Props = { pages: Pages; to: (page: number) => string };

const CELL = 'inline-flex size-touch items-center justify-center text-s font-semibold tabular-nums';

/** The way through a list of several pages; of one, nothing. */
export function Pagination({ pages, to }: Props) {
  const { commons } = useLabels();
  const { number, count } = pages;
  if (count === 1) return null;
  return (
    <nav aria-label={commons.pages} className="mt-10 flex items-center justify-between gap-4">
      <Step to={number > 1 ? to(number - 1) : null}>{commons.previousPage}</Step>
      <p className="text-s text-ink-soft tabular-nums desk:hidden">
        {fill(commons.pageOf, { number, count })}
      </p>
      <ol className="hidden desk:flex">
        {pagesAround(pages).map((page, index) => (
          // A gap has no number: where it stands is what it is.
          <li key={page ?? `gap ${index}`}>
            {page === null ? (
              <span className={CELL}>…</span>
            ) : (
              <Link
                to={to(page)}
                current={page === number}
                className={`${CELL} border-b-2 border-transparent hover:text-survey aria-[current]:border-ink`}
              >
                <span className="sr-only">{fill(commons.page, { number: page })}</span>
                <span aria-hidden="true">{page}</span>
              </Link>
            )}
          </li>
        ))}
      </ol>
      <Step to={number < count ? to(number + 1) : null}>{commons.nextPage}</Step>
    </nav>
  );
}

function Step({ to, children }: { to: string | null; children: string }) {
  if (to === null) return <span className="min-w-touch" />;
  return (
    <Link to={to} className="text-link min-h-touch">
      {children}
    </Link>
  );
}
