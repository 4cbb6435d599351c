import { comparable } from './address';

/** An old address and the new one. `from` is a path, or a path ending in /* for all that lies below it. */
export type Rule = { from: string; to: string };

export type Table = {
  exact: ReadonlyMap<string, string>;
  below: ReadonlyMap<string, string>;
  /** How many segments the deepest pattern has: nothing further down a path is worth looking at. */
  depth: number;
};

const ALL_BELOW = '/*';
/** What a rule that leads to itself says: no other rule is for this address, however wide. */
const STAYS = '';

/** Rules by the address they lead from, so that thousands cost a request no more than one does; the last one said holds. */
export function tabled(rules: readonly Rule[]): Table {
  const exact = new Map<string, string>();
  const below = new Map<string, string>();
  let depth = 0;
  for (const { from, to } of rules) {
    if (!from.endsWith(ALL_BELOW)) {
      const here = comparable(from);
      exact.set(here, comparable(to) === here ? STAYS : to);
      continue;
    }
    const above = comparable(from.slice(0, -1)).replace(/\/$/, '');
    below.set(above, to);
    depth = Math.max(depth, above.split('/').length);
  }
  return { exact, below, depth };
}

/** By whole segments, the longest pattern first: /blog/* is for what lies below /blog, not for /blogueurs. */
export function match({ exact, below, depth }: Table, path: string): string | undefined {
  const here = comparable(path);
  const found = exact.get(here);
  if (found === STAYS) return undefined;
  if (found !== undefined || here === '/') return found;
  const segments = here.split('/');
  for (let count = Math.min(depth, segments.length - 1); count > 0; count -= 1) {
    const to = below.get(segments.slice(0, count).join('/'));
    if (to !== undefined) return withRest(to, path.split('/').slice(count).join('/'));
  }
  return undefined;
}

/**
 * What a pattern covers, in the letters it was asked in: on another site they may matter. The slashes at the start are
 * one: two would name another host.
 */
function withRest(to: string, rest: string): string {
  if (!to.endsWith(ALL_BELOW)) return to;
  return `${to.slice(0, -1)}${rest}`.replace(/^\/+/, '/').replace(/\/+$/, '');
}

export function joined(own: string, given: string): string {
  if (own === '') return given;
  return given === '' ? own : `${own}&${given.slice(1)}`;
}
