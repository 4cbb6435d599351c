import type { Campus } from '../content/campuses.server';
import { coordinates } from '../modules/map';
import { Link } from '../modules/navigation';
import { useLabels } from '../modules/taxonomy';
import { Breadcrumb } from './breadcrumb';
import { Fact, Facts } from './facts';

export function CampusHeader({ campus }: { campus: Campus }) {
  const { campuses } = useLabels();
  const { latitude, longitude } = campus;
  return (
    <header className="border-b border-hair">
      <div className="wrap pt-6 pb-section">
        <Breadcrumb here={campus.name} />
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
    <address className="not-italic desk:col-span-4 desk:self-end">
      <Facts>
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
      </Facts>
    </address>
  );
}
