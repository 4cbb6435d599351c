import type { Campus } from '../content/campuses.server';
import { coordinates } from '../modules/map';
import { Link, usePath } from '../modules/navigation';
import { useLabels } from '../modules/taxonomy';

export function CampusHeader({ campus }: { campus: Campus }) {
  const { menus, commons, campuses } = useLabels();
  const path = usePath();
  const { latitude, longitude } = campus;
  return (
    <header className="border-b border-hair">
      <div className="wrap pt-6 pb-section">
        <nav aria-label={menus.breadcrumb} className="text-xs text-ink-soft">
          <ol className="flex gap-2">
            <li>
              <Link to={path('/')} className="hover:underline">
                {commons.home}
              </Link>
            </li>
            <li aria-hidden="true">/</li>
            <li aria-current="page">{campus.name}</li>
          </ol>
        </nav>
        <div className="mt-10 grid gap-x-gutter gap-y-8 desk:grid-cols-12">
          <div className="desk:col-span-8">
            <h1 className="title-1">{campus.title}</h1>
            {latitude !== null && longitude !== null && (
              <p className="mt-6 text-s font-medium text-brass-text tabular-nums">
                {coordinates(latitude, longitude, campuses)}
              </p>
            )}
            {campus.introduction && (
              <p className="mt-6 max-w-[34em] text-l">{campus.introduction}</p>
            )}
          </div>
          <CampusContacts campus={campus} />
        </div>
      </div>
    </header>
  );
}

function CampusContacts({ campus: { address, phone, email } }: { campus: Campus }) {
  const { commons } = useLabels();
  return (
    <address className="text-s not-italic desk:col-span-4 desk:self-end">
      <dl className="border-b border-ink">
        {address && (
          <Fact name={commons.address}>
            {address.street}
            <br />
            {[address.postcode, address.city].filter(Boolean).join(' ')}
          </Fact>
        )}
        {phone && (
          <Fact name={commons.phone}>
            <Link to={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className="hover:text-survey">
              {phone}
            </Link>
          </Fact>
        )}
        {email && (
          <Fact name={commons.email}>
            <Link to={`mailto:${email}`} className="text-survey hover:underline">
              {email}
            </Link>
          </Fact>
        )}
      </dl>
    </address>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="grid grid-cols-[7rem_1fr] border-t border-ink py-3">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}
