import type { Image } from '../../content/media.server';
import { coordinates, isOnMap, type Network } from '../../modules/map';
import { useLabels } from '../../modules/taxonomy';
import { Locator } from '../map/locator';
import { Plate, PlateCaption } from '../plate';

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
  const caption = useSheet(network, small ? [] : at);
  if (image) {
    return (
      <Plate
        image={image}
        sizes={sizes}
        className={className}
        decorative={small}
        first={first}
        caption={caption}
      />
    );
  }
  if (!isOnMap(network, at)) return null;
  return (
    <figure className={`plate ${className}`}>
      <Locator network={network} at={at} ratio={small ? 1 : 11 / 7} named={!small} />
      {caption && <PlateCaption {...caption} />}
    </figure>
  );
}

/** The one place it is about, as a survey sheet says it. */
function useSheet(network: Network, at: string[]) {
  const { campuses } = useLabels();
  const station = network.stations.find(({ slug }) => slug === at[0]);
  if (!station || at.length > 1) return undefined;
  return {
    sheet: station.name,
    at: coordinates(station.latitude, station.longitude, campuses),
  };
}
