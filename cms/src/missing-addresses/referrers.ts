import type { Referrer } from './kind.ts';

const MOST_KEPT = 10;

/** Those of before and those that came since, the most frequent first; what there is no room for is forgotten. */
export function joined(known: unknown, come: readonly Referrer[]): Referrer[] {
  const counts = new Map<string, number>();
  for (const { from, count } of [...readReferrers(known), ...come])
    counts.set(from, (counts.get(from) ?? 0) + count);
  return [...counts]
    .map(([from, count]) => ({ from, count }))
    .toSorted((one, other) => other.count - one.count)
    .slice(0, MOST_KEPT);
}

export function readReferrers(stored: unknown): Referrer[] {
  return Array.isArray(stored) ? stored.filter(isReferrer) : [];
}

function isReferrer(value: unknown): value is Referrer {
  if (typeof value !== 'object' || value === null) return false;
  const { from, count }: { from?: unknown; count?: unknown } = value;
  return typeof from === 'string' && typeof count === 'number';
}
