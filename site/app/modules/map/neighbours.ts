import { kilometres } from './distance';
import type { Neighbour, Network } from './network.server';

/** The campuses that a side joins to this one, the nearest first. */
export function neighboursOf({ stations, sides }: Network, slug: string): Neighbour[] {
  const here = stations.find((station) => station.slug === slug);
  if (!here) return [];
  return sides
    .flatMap(([a, b]) => (a.slug === slug ? [b] : b.slug === slug ? [a] : []))
    .map((station) => ({ ...station, km: kilometres(here, station) }))
    .sort((a, b) => a.km - b.km);
}
