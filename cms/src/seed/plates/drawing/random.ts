import { mulberry32 } from '../../network/random.ts';

/** The next number of a sequence, from 0 to 1. */
export type Chance = () => number;

/** Chance that follows from a text alone: FNV-1a says where the sequence starts. */
export function chanceOf(seed: string): Chance {
  let hash = 2166136261;
  for (const character of seed) {
    hash ^= character.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 16777619);
  }
  return mulberry32(hash >>> 0);
}

export function between(chance: Chance, least: number, most: number): number {
  return least + chance() * (most - least);
}
