import { pathOf } from '../redirects/rules.ts';

/** Below this, two addresses only look alike. */
const ALIKE = 0.6;
/** The name of a page says more of it than where it stands. */
const NAME_WEIGHT = 0.7;

/** Of the addresses that exist, the one that an address was most likely meant for; undefined when none is close. */
export function nearest(address: string, existing: Iterable<string>): string | undefined {
  const wanted = parts(address);
  let best: { address: string; score: number } | undefined;
  for (const candidate of existing) {
    const found = parts(candidate);
    if (found.language !== wanted.language || found.name === '') continue;
    const score =
      NAME_WEIGHT * likeness(wanted.name, found.name) +
      (1 - NAME_WEIGHT) * likeness(wanted.place, found.place);
    if (score >= ALIKE && score > (best?.score ?? 0)) best = { address: candidate, score };
  }
  return best?.address;
}

function parts(address: string): { language: string; place: string; name: string } {
  const path = pathOf(address);
  const [language = ''] = /^\/en(?=\/|$)/.exec(path) ?? [];
  const segments = path
    .slice(language.length)
    .replace(/\.(html?|php)$/, '')
    .split('/')
    .filter(Boolean)
    .map(plain);
  return { language, place: segments.slice(0, -1).join('/'), name: segments.at(-1) ?? '' };
}

function plain(segment: string): string {
  return segment.normalize('NFD').replaceAll(/\p{M}/gu, '');
}

/** How many pairs of letters two words share, from 0 to 1 (Sørensen–Dice). */
function likeness(one: string, other: string): number {
  if (one === other) return 1;
  const left = pairs(one);
  const right = pairs(other);
  const total = one.length + other.length - 2;
  if (left.size === 0 || right.size === 0) return 0;
  let shared = 0;
  for (const [pair, count] of left) shared += Math.min(count, right.get(pair) ?? 0);
  return (2 * shared) / total;
}

function pairs(word: string): Map<string, number> {
  const found = new Map<string, number>();
  for (let at = 0; at < word.length - 1; at += 1) {
    const pair = word.slice(at, at + 2);
    found.set(pair, (found.get(pair) ?? 0) + 1);
  }
  return found;
}
