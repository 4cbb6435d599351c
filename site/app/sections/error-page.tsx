import type { ReactNode } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { chainOf } from '../modules/errors';
import { Link, usePath } from '../modules/navigation';
import { fill, useLabels } from '../modules/taxonomy';
import { Arrow } from '../ui/arrow';
import { Picture } from '../ui/picture';

type Props = { error: unknown; bare?: boolean };

/** ERR-1, in the frame; `bare` is ERR-3, when there is none. */
export function ErrorPage({ error, bare = false }: Props) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const words = useWords(error, status);
  return bare ? (
    <BareError status={status} message={words.message} />
  ) : (
    <FramedError status={status} {...words}>
      <ErrorChain told={isRouteErrorResponse(error) ? error.data : null} />
    </FramedError>
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

type FramedProps = Words & { status: number; children: ReactNode };

function FramedError({ status, message, lead, children }: FramedProps) {
  const { errors } = useLabels().utils;
  return (
    <section>
      <title>{message}</title>
      <meta name="robots" content="noindex, follow" />
      <OffTheMap>
        <p className="text-s font-semibold text-vermilion-deep tabular-nums">
          {fill(errors.code, { code: status })}
        </p>
        <h1 className="title-1-narrow mt-6 max-w-[6.6em]">{message}</h1>
        <p className="mt-4 max-w-[21em] text-l text-pretty desk:mt-8">{lead}</p>
      </OffTheMap>
      <nav aria-label={errors.visit}>
        <VisitPages title={errors.visit} />
      </nav>
      {children}
    </section>
  );
}

/** What led to it, for those who are to mend it: it is told outside production only. */
function ErrorChain({ told }: { told: unknown }) {
  const { errors } = useLabels().utils;
  const chain = chainOf(told);
  if (chain.length === 0) return null;
  return (
    <div className="wrap border-t border-hair py-8">
      <h2 className="title-card">{errors.chain}</h2>
      <ol className="mt-4 grid gap-4">
        {chain.map(({ scope, source, statusCode, errorText, details }) => (
          <li key={`${scope} ${source}`} className="border-t border-hair pt-3 text-s">
            <p className="font-semibold">
              {scope} · {statusCode} · {errorText}
            </p>
            <p className="font-code text-xs break-all text-ink-soft">{source}</p>
            {details !== undefined && (
              <pre className="mt-2 overflow-x-auto font-code text-xs">
                {JSON.stringify(details, null, 2)}
              </pre>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

function BareError({ status, message }: { status: number; message: string }) {
  const { errors } = useLabels().utils;
  const path = usePath();
  return (
    <main>
      <title>{errors.oops}</title>
      <meta name="robots" content="noindex, follow" />
      <OffTheMap>
        <h1 className="title-1-narrow">{errors.oops}</h1>
        <p className="mt-6 max-w-[21em] text-l">{message}</p>
        <p className="mt-2 text-s font-semibold text-vermilion-deep tabular-nums">
          {errors.codeBare} {status}
        </p>
        <p className="mt-6 max-w-[28em] text-pretty">{errors.sorry}</p>
        <a href={path('/')} className="button button-filled mt-6">
          {errors.back}
        </a>
      </OffTheMap>
      <VisitPages title={errors.visitBare} />
    </main>
  );
}

/** A file of the site's own: it is there when the content is not. */
const LACUNA = {
  src: '/plates/lacuna-1500.webp',
  alt: '',
  width: 1500,
  height: 1180,
  sources: [],
  modern: ['avif', 'webp'].map((type) => ({
    type: `image/${type}`,
    sources: [750, 1500].map((width) => ({ src: `/plates/lacuna-${width}.${type}`, width })),
  })),
};

/** Words beside ground that nobody has surveyed: it fades where they stand. */
function OffTheMap({ children }: { children: ReactNode }) {
  return (
    <div className="relative mx-auto max-w-page overflow-hidden desk:flex desk:min-h-190">
      <div className="wrap relative z-1 w-full py-8 max-desk:pb-0 desk:py-16">{children}</div>
      <div className="mask-l-from-92% max-desk:mt-4 max-desk:h-[92vw] max-desk:mask-t-from-92% desk:absolute desk:inset-y-0 desk:right-0 desk:w-[68%]">
        <Picture
          image={LACUNA}
          sizes="(min-width: 901px) 68vw, 100vw"
          first
          decorative
          className="size-full object-cover"
        />
      </div>
    </div>
  );
}

function VisitPages({ title }: { title: string }) {
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
    <div className="border-t border-ink">
      <div className="wrap pt-4 pb-16">
        <p className="text-s text-ink-soft">{title}</p>
        <ul className="mt-3 grid divide-hair max-desk:divide-y desk:grid-cols-5 desk:divide-x">
          {links.map(({ to, label }) => (
            <li key={to}>
              <Link
                to={path(to)}
                className="title-3 flex min-h-15 items-center justify-between hover:text-survey desk:title-card desk:min-h-18 desk:px-6 desk:[li:first-child_&]:pl-0 desk:[li:last-child_&]:pr-0"
              >
                {label} <Arrow />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
