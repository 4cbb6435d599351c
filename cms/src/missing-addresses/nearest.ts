import { pathOf } from '../redirects/rules.ts';

/** Below this, two names only look alike. */
const ALIKE = 0.6;
/** The name of a page says more of it than where it stands. */
const PLACE_WEIGHT = 0.4;

/** Of the addresses that exist, the one that an address was most likely meant for; undefined when none is close. */
export function nearest(address: string, existing: Iterable<string>): string | undefined {
  const wanted = parts(address);
  const isName = likenessTo(wanted.name);
  const isPlace = likenessTo(wanted.place);
  let best: { address: string; score: number } | undefined;
  for (const candidate of existing) {
    const found = parts(candidate);
    const name = found.language === wanted.language ? isName(found.name) : 0;
    if (name < ALIKE) continue;
    const score = name + PLACE_WEIGHT * isPlace(found.place);
    if (score > (best?.score ?? 0)) best = { address: candidate, score };
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

/** How many pairs of letters a word shares with another, from 0 to 1 (Sørensen–Dice). */
function likenessTo(word: string): (other: string) => number {
  const own = pairs(word);
  return (other) => {
    if (word === other) return 1;
    const left = new Map<string, number>();
    for (const pair of own) left.set(pair, (left.get(pair) ?? 0) + 1);
    const others = pairs(other);
    const shared = others.filter((pair) => {
      const count = left.get(pair) ?? 0;
      left.set(pair, count - 1);
      return count > 0;
    });
    return shared.length === 0 ? 0 : (2 * shared.length) / (own.length + others.length);
  };
}

function pairs(word: string): string[] {
  return Array.from({ length: Math.max(0, word.length - 1) }, (_, at) => word.slice(at, at + 2));
}
