import { insets, isOnMap, kilometres, type Network, neighboursOf } from '../map';

type Place = { slug: string; name: string; latitude: number | null; longitude: number | null };
type Placed = Place & { latitude: number; longitude: number };
export type Neighbour = { slug: string; name: string; km: number };

/** How many are named for a campus that no side joins to another. */
const NEAREST = 4;

/** The campuses that a side of the network joins to this one; off the map, the nearest. Nearest first, as the crow flies. */
export function neighbours(slug: string, network: Network, places: Place[]): Neighbour[] {
  const joined = neighboursOf(network, slug);
  if (joined.length > 0) return joined.map(({ slug, name, km }) => ({ slug, name, km }));
  return nearestOf(slug, places);
}

/** The nearest of those around it; off the map, of all. */
export function nearest(slug: string, around: Neighbour[], places: Place[]): Neighbour[] {
  if (around.length === 0) return nearestOf(slug, places);
  return around.slice(0, NEAREST).map(({ slug, name, km }) => ({ slug, name, km }));
}

function nearestOf(slug: string, places: Place[]): Neighbour[] {
  const placed = places.filter(isPlaced);
  const here = placed.find((place) => place.slug === slug);
  if (!here) return [];
  return placed
    .filter((place) => place !== here)
    .map((place) => ({ slug: place.slug, name: place.name, km: kilometres(here, place) }))
    .sort((a, b) => a.km - b.km)
    .slice(0, NEAREST);
}

function isPlaced(place: Place): place is Placed {
  return place.latitude !== null && place.longitude !== null;
}

/** Whether there is a map to draw of where it lies: the network's, or that of its own land. */
export function isDrawn(slug: string, network: Network): boolean {
  return isOnMap(network, [slug]) || insets(network).some((inset) => inset.slug === slug);
}
