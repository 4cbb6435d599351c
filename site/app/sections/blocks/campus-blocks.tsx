import type { FilledOf } from '../../content/blocks/filled';
import { coordinates } from '../../modules/map';
import { Link, usePath } from '../../modules/navigation';
import { useLabels } from '../../modules/taxonomy';
import { Arrow } from '../../ui/arrow';
import { ContactList } from '../contact/contact-list';
import { NetworkMap } from '../map/network-map';
import { NoResult } from '../no-result';
import { BlockPart } from './block-part';

type Place = { slug: string; name: string; latitude: number | null; longitude: number | null };

export function CampusList({
  block: { part, campuses, count },
}: {
  block: FilledOf<'campus-list'>;
}) {
  return (
    <BlockPart part={part}>
      {campuses.length === 0 ? <NoResult /> : <CampusIndex campuses={campuses} />}
      {campuses.length < count && <AllCampuses />}
    </BlockPart>
  );
}

/** The map for those who see it, and the same links for everyone. */
export function CampusMap({ block: { part, network } }: { block: FilledOf<'campus-map'> }) {
  const elsewhere = network.elsewhere.map((place) => ({
    ...place,
    latitude: null,
    longitude: null,
  }));
  const all = [...network.stations, ...elsewhere];
  return (
    <BlockPart part={part}>
      {all.length === 0 ? (
        <NoResult />
      ) : (
        <>
          {network.sides.length > 0 && (
            <div className="mx-auto mb-8 max-w-[44rem] overflow-hidden">
              <NetworkMap network={network} />
            </div>
          )}
          <CampusIndex campuses={all} />
          {all.length < network.count && <AllCampuses />}
        </>
      )}
    </BlockPart>
  );
}

function CampusIndex({ campuses }: { campuses: Place[] }) {
  const labels = useLabels().campuses;
  const path = usePath();
  return (
    <ul className="gap-x-gutter border-t border-ink sm:columns-2 xl:columns-3">
      {campuses.map(({ slug, name, latitude, longitude }) => (
        <li key={slug} className="break-inside-avoid border-b border-hair">
          <Link
            to={path(`/campus/${slug}`)}
            className="flex min-h-touch items-center justify-between gap-3 hover:text-survey"
          >
            <span className="font-semibold">{name}</span>
            {latitude !== null && longitude !== null && (
              <span className="text-xs text-ink-soft tabular-nums">
                {coordinates(latitude, longitude, labels)}
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Where there are too many to show, the way to the others. */
function AllCampuses() {
  const { allCampuses } = useLabels().campuses;
  const path = usePath();
  return (
    <p>
      <Link to={path('/campus')} className="text-link min-h-touch">
        {allCampuses} <Arrow />
      </Link>
    </p>
  );
}

export function CampusContacts({ block }: { block: FilledOf<'campus-contacts'> }) {
  const { part, contacts, count } = block;
  return (
    <BlockPart part={part}>
      {contacts.length === 0 ? <NoResult /> : <ContactList contacts={contacts} />}
      {contacts.length < count && <AllCampuses />}
    </BlockPart>
  );
}
