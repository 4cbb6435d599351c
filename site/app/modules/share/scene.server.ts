import { type Inset, insets, type Network, type Station } from '../map';
import { network as networkOf } from '../map/network.server';
import type { Card } from './card';

/** What is drawn beside the words, once it is known what can be. */
export type Scene =
  | { kind: 'whole'; network: Network; way: Station[] }
  | { kind: 'around'; network: Network; here: Station }
  | { kind: 'elsewhere'; inset: Inset }
  | { kind: 'picture' }
  | { kind: 'day'; day: string; month: string };

/** A picture that cannot be had, or a campus that no map shows, leaves its place to the whole network. */
export function sceneOf({ motif, places }: Card, hasPicture: boolean): Scene {
  if (motif.kind === 'day') return motif;
  if (motif.kind === 'picture' && hasPicture) return { kind: 'picture' };
  const network = networkOf(places);
  const at = motif.kind === 'map' ? motif.at : [];
  const way = at.flatMap((slug) => network.stations.find((each) => each.slug === slug) ?? []);
  const [only] = at;
  if (only === undefined || at.length > 1) return { kind: 'whole', network, way };
  const [here] = way;
  if (here) return { kind: 'around', network, here };
  const inset = insets(network).find(({ slug }) => slug === only);
  return inset ? { kind: 'elsewhere', inset } : { kind: 'whole', network, way };
}
