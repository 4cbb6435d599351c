import type { CampusContact } from '../../content/campuses.server';
import { coordinates, isOnMap, type Network } from '../../modules/map';
import { Link, usePath } from '../../modules/navigation';
import { useLabels } from '../../modules/taxonomy';
import { Locator } from '../map/locator';
import { CampusPoint } from './campus-point';

type Props = { campus: CampusContact; network: Network };

/** Where to go: on the map, and as an address. */
export function EventPlace({ campus, network }: Props) {
  const { agenda, campuses } = useLabels();
  const path = usePath();
  const { slug, name, title, address, latitude, longitude } = campus;
  const position =
    latitude !== null && longitude !== null ? coordinates(latitude, longitude, campuses) : null;
  return (
    <section aria-labelledby="where">
      <h2 id="where" className="sr-only">
        {agenda.where}
      </h2>
      {isOnMap(network, [slug]) && (
        <figure className="plate mb-5 aspect-[4/3] max-w-[28rem] print:hidden">
          <Locator network={network} at={[slug]} ratio={4 / 3} />
          <figcaption className="plate-caption">
            <span>{name}</span>
            <span>{position}</span>
          </figcaption>
        </figure>
      )}
      <p>
        <Link
          to={path(`/campus/${slug}`)}
          className="inline-flex min-h-touch items-center gap-[9px] font-semibold hover:text-survey"
        >
          <CampusPoint active />
          {title}
        </Link>
      </p>
      {address && (
        <address className="text-s text-ink-soft not-italic">
          {address.street}
          <br />
          {[address.postcode, address.city].filter(Boolean).join(' ')}
        </address>
      )}
    </section>
  );
}
