import type { Programme } from '../../content/programmes.server';

type Price = Programme['prices'][number];

/** The price a programme is known by, the first an editor gave, and what work-study costs when that is another. */
export function leadingPrices(prices: Price[]): { first: Price | null; workStudy: Price | null } {
  const first = prices[0] ?? null;
  const workStudy = prices.find((price) => price.rhythm === 'periodic' && price !== first) ?? null;
  return { first, workStudy };
}

/** The day since when all of these prices hold. */
export function validFrom(prices: Price[]): string | null {
  const dates = prices.flatMap((price) => price.validFrom ?? []);
  return dates.length === 0 ? null : dates.reduce((a, b) => (a > b ? a : b));
}
