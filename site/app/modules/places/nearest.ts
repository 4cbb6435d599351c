import { kilometres, type Position } from '../map';
import type { Place } from './place';

type Somewhere = { latitude: number | null; longitude: number | null };
export type Reached<Item> = Item & { km: number | null };

/** To how many kilometres a distance is said, from a place that is only near where it is put. */
const ROUGHLY = 5;

/** The same, the nearest to a place first; what lies nowhere is last. */
export function nearestFirst<Item extends Somewhere>(items: Item[], from: Place): Reached<Item>[] {
  return items
    .map((item) => ({ ...item, km: distance(item, from) }))
    .sort((a, b) => (a.km ?? Number.POSITIVE_INFINITY) - (b.km ?? Number.POSITIVE_INFINITY));
}

function distance({ latitude, longitude }: Somewhere, from: Place): number | null {
  if (latitude === null || longitude === null) return null;
  const km = kilometres({ latitude, longitude } satisfies Position, from);
  const step = from.isNear ? ROUGHLY : 1;
  return Math.max(step, Math.round(km / step) * step);
}
