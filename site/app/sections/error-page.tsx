import { isRouteErrorResponse } from 'react-router';
import { Link, usePath } from '../modules/navigation';
import { fill, useLabels } from '../modules/taxonomy';
import { Arrow } from '../ui/arrow';

type Props = { error: unknown; bare?: boolean };

/** ERR-1, in the frame; `bare` is ERR-3, when there is none. */
export function ErrorPage({ error, bare = false }: Props) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const words = useWords(error, status);
  return bare ? (
    <BareError status={status} message={words.message} />
  ) : (
    <FramedError status={status} {...words} />
  );
}

type Words = { message: string; lead: string };

/** ERR-2: the words of the status, unless the error has its own. */
function useWords(error: unknown, status: number): Words {
  const { errors, preview } = useLabels().utils;
  const { statuses } = errors;
  if (isOfPreview(error) && isIn(preview.errors, status)) return preview.errors[status];
  return {
    message: isIn(statuses, status) ? statuses[status] : statuses.other,
    lead: status < 500 ? errors.global : errors.globalOutage,
  };
}

function isOfPreview(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.data?.scope === 'Preview';
}

function isIn<Labels extends object>(labels: Labels, status: PropertyKey): status is keyof Labels {
  return status in labels;
}

function FramedError({ status, message, lead }: Words & { status: number }) {
  const { errors } = useLabels().utils;
  return (
    <section className="border-t border-transparent">
      <title>{message}</title>
      <meta name="robots" content="noindex, follow" />
      <div className="wrap py-section">
        <p className="text-s font-semibold text-vermilion-deep tabular-nums">
          {fill(errors.code, { code: status })}
        </p>
        <h1 className="title-2 mt-6 max-w-[14em]">{message}</h1>
        <p className="mt-8 max-w-[28em] text-l">{lead}</p>
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

function BareError({ status, message }: { status: number; message: string }) {
  const { errors } = useLabels().utils;
  const path = usePath();
  return (
    <main className="wrap py-section">
      <title>{errors.oops}</title>
      <meta name="robots" content="noindex, follow" />
      <h1 className="title-1">{errors.oops}</h1>
      <p className="mt-8 text-l">{message}</p>
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
