import type { Network } from '../map';

type Place = { slug: string; name: string; latitude: number | null; longitude: number | null };
type Placed = Place & { latitude: number; longitude: number };
export type Neighbour = { slug: string; name: string; km: number };

/** How many are named for a campus that no side joins to another. */
const NEAREST = 4;

/** The campuses that a side of the network joins to this one; off the map, the nearest. Nearest first, as the crow flies. */
export function neighbours(slug: string, { sides }: Network, places: Place[]): Neighbour[] {
  const placed = places.filter(isPlaced);
  const here = placed.find((place) => place.slug === slug);
  if (!here) return [];
  const joined = new Set(
    sides
      .filter((side) => side.some((station) => station.slug === slug))
      .flatMap((side) => side.map((station) => station.slug)),
  );
  const others = placed
    .filter((place) => place.slug !== slug && (joined.size === 0 || joined.has(place.slug)))
    .map((place) => ({ slug: place.slug, name: place.name, km: distance(here, place) }))
    .sort((a, b) => a.km - b.km);
  return joined.size === 0 ? others.slice(0, NEAREST) : others;
}

function isPlaced(place: Place): place is Placed {
  return place.latitude !== null && place.longitude !== null;
}

const EARTH_KM = 6371;

function distance(a: Placed, b: Placed): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const halfVersine = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2;
  const turn =
    halfVersine(b.latitude - a.latitude) +
    Math.cos(radians(a.latitude)) *
      Math.cos(radians(b.latitude)) *
      halfVersine(b.longitude - a.longitude);
  return Math.round(2 * EARTH_KM * Math.asin(Math.sqrt(turn)));
}
