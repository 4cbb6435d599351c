/** Chance that is the same at every run: what is drawn depends on the seed and on the order of the draws, on nothing else. */
export type Random = {
  /** From `least` to `most`, both included. */
  integer(least: number, most: number): number;
  pick<Item>(items: readonly Item[]): Item;
  chance(probability: number): boolean;
};

export function createRandom(seed: number): Random {
  const next = mulberry32(seed);
  const integer = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    integer,
    pick: (items) => {
      const item = items[integer(0, items.length - 1)];
      if (item === undefined) throw new Error('There is nothing to pick from');
      return item;
    },
    chance: (probability) => next() < probability,
  };
}

/** Tommy Ettinger's generator, in the public domain: 32 bits of state, even enough for words and dates. */
export function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** So many items, each in its turn: all of them as often as one another, to within one. */
export function inTurn<Item>(items: readonly Item[], count: number): Item[] {
  const rounds = Array.from({ length: Math.ceil(count / items.length) }, () => items);
  return rounds.flat().slice(0, count);
}
