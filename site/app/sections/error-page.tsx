import { isRouteErrorResponse } from 'react-router';
import { Link, usePath } from '../modules/navigation';
import { fill, useLabels } from '../modules/taxonomy';
import { Arrow } from '../ui/arrow';

type Props = { error: unknown; bare?: boolean };

/** ERR-1, in the frame; `bare` is ERR-3, when there is none. */
export function ErrorPage({ error, bare = false }: Props) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return bare ? <BareError status={status} /> : <FramedError status={status} />;
}

function useMessage(status: number): string {
  const { statuses } = useLabels().utils.errors;
  return status in statuses ? statuses[status as keyof typeof statuses] : statuses.other;
}

function FramedError({ status }: { status: number }) {
  const { errors } = useLabels().utils;
  const message = useMessage(status);
  return (
    <section className="border-t border-transparent">
      <title>{message}</title>
      <meta name="robots" content="noindex, follow" />
      <div className="wrap py-section">
        <p className="text-s font-semibold text-vermilion-deep tabular-nums">
          {fill(errors.code, { code: status })}
        </p>
        <h1 className="title-2 mt-6 max-w-[14em]">{message}</h1>
        <p className="mt-8 max-w-[28em] text-l">
          {status < 500 ? errors.global : errors.globalOutage}
        </p>
      </div>
      <nav aria-label={errors.visit} className="border-t border-ink">
        <div className="wrap py-8">
          <p className="text-s text-ink-soft">{errors.visit}</p>
          <VisitPages
            className="mt-4 grid divide-hair max-desk:divide-y desk:grid-cols-5 desk:divide-x"
            item="title-3 flex min-h-touch items-center justify-between py-3 hover:text-survey desk:px-5"
          />
        </div>
      </nav>
    </section>
  );
}

function BareError({ status }: { status: number }) {
  const { errors } = useLabels().utils;
  const path = usePath();
  return (
    <main className="wrap py-section">
      <title>{errors.oops}</title>
      <meta name="robots" content="noindex, follow" />
      <h1 className="title-1">{errors.oops}</h1>
      <p className="mt-8 text-l">{useMessage(status)}</p>
      <p className="mt-2 text-s font-semibold text-vermilion-deep tabular-nums">
        {errors.codeBare} {status}
      </p>
      <p className="mt-8 max-w-[34em]">{errors.sorry}</p>
      <p className="mt-6">
        <a
          href={path('/')}
          className="inline-flex min-h-13 items-center rounded-sharp bg-ink px-6 text-s font-semibold text-paper"
        >
          {errors.back}
        </a>
      </p>
      <p className="mt-12 text-s text-ink-soft">{errors.visitBare}</p>
      <VisitPages
        className="mt-2 flex flex-wrap gap-x-8"
        item="inline-flex min-h-touch items-center font-semibold text-survey hover:underline"
      />
    </main>
  );
}

function VisitPages({ className, item }: { className: string; item: string }) {
  const { pages } = useLabels().utils.errors;
  const path = usePath();
  const links = [
    { to: '/', label: pages.home },
    { to: '/programmes', label: pages.programmes },
    { to: '/campus', label: pages.campuses },
    { to: '/agenda', label: pages.agenda },
    { to: '/actualites', label: pages.news },
  ];
  return (
    <ul className={className}>
      {links.map(({ to, label }) => (
        <li key={to} className="desk:first:*:pl-0 desk:last:*:pr-0">
          <Link to={path(to)} className={item}>
            {label} <Arrow />
          </Link>
        </li>
      ))}
    </ul>
  );
}
