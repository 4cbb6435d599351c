/** The middle one; of an even number, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  if (values.length === 0) throw new Error('There is no middle of nothing');
  const sorted = values.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[half - 1] ?? Number.NaN)) / 2;
}

export type Comparison = { ratio: number; first: number; second: number };

/** A ratio per round, and the middle one of them: what slows the machine for a while slows both sides of a round. */
export function compare(rounds: readonly { first: number; second: number }[]): Comparison {
  return {
    ratio: median(rounds.map(({ first, second }) => first / second)),
    first: median(rounds.map(({ first }) => first)),
    second: median(rounds.map(({ second }) => second)),
  };
}

const plain = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

/** As many figures as mean something. */
export function figure(value: number): string {
  const size = Math.abs(value);
  if (size >= 100) return plain.format(value);
  if (size >= 10) return value.toFixed(1);
  return size === 0 || size >= 0.1 ? value.toFixed(2) : value.toPrecision(2);
}

export const perSecond = (value: number) => `${figure(value)}/s`;
export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
export const megabytes = (bytes: number) => bytes / 1_000_000;
