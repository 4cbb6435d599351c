import type { Image } from '../../content/media.server';
import { coordinates, isOnMap, type Network } from '../../modules/map';
import { useLabels } from '../../modules/taxonomy';
import { Picture } from '../../ui/picture';
import { Locator } from '../map/locator';

type Props = {
  news: { image: Image | null; campuses: { slug: string; name: string }[] };
  network: Network;
  sizes: string;
  className: string;
  small?: boolean;
  /** In view when the page opens. */
  first?: boolean;
};

/** A news item's picture; without one, where it happened; nothing where no map says. */
export function NewsPlate({
  news,
  network,
  sizes,
  className,
  small = false,
  first = false,
}: Props) {
  const { image, campuses } = news;
  const at = campuses.map(({ slug }) => slug);
  if (!image && !isOnMap(network, at)) return null;
  return (
    <figure className={`plate ${className}`}>
      {image ? (
        <Picture image={image} sizes={sizes} decorative={small} first={first} />
      ) : (
        <Locator network={network} at={at} ratio={small ? 1 : 11 / 7} named={!small} />
      )}
      {!small && <Place network={network} at={campuses} />}
    </figure>
  );
}

/** The one place it is about, as a survey sheet says it. */
function Place({ network, at }: { network: Network; at: { slug: string }[] }) {
  const { campuses } = useLabels();
  const station = network.stations.find(({ slug }) => slug === at[0]?.slug);
  if (!station || at.length > 1) return null;
  return (
    <figcaption className="plate-caption">
      <span>{station.name}</span>
      <span>{coordinates(station.latitude, station.longitude, campuses)}</span>
    </figcaption>
  );
}
