import { asRuled, asShown } from './query-pages';

/** An old address and the new one. `from` is a path, or a path ending in /* for all that lies below it. */
export type Rule = { from: string; to: string };

export type Redirects = {
  exact: ReadonlyMap<string, string>;
  below: ReadonlyMap<string, string>;
  /** How many segments the deepest pattern has: nothing further down a path is worth looking at. */
  depth: number;
};

const MAX_HOPS = 10;
const ALL_BELOW = '/*';

/** Rules as tables, so that thousands cost a request no more than one does. */
export function compile(rules: Rule[]): Redirects {
  const exact = new Map<string, string>();
  const below = new Map<string, string>();
  for (const { from, to } of rules) {
    if (!from.endsWith(ALL_BELOW)) exact.set(comparable(from), to);
    else below.set(comparable(from.slice(0, -1)).replace(/\/$/, ''), to);
  }
  const depth = Math.max(0, ...[...below.keys()].map((path) => path.split('/').length));
  return { exact, below, depth };
}

/**
 * Where an address leads, in one hop however many rules it meets; undefined when it stays where it is, and when the
 * rules would send it round in circles. What the visitor asked with goes along.
 */
export function destination(redirects: Redirects, asked: URL): string | undefined {
  const seen = new Set<string>();
  const start = asRuled(asked);
  let at = start;
  while (seen.size < MAX_HOPS) {
    const here = comparable(at.pathname);
    if (seen.has(here)) break;
    seen.add(here);
    const to = match(redirects, at.pathname);
    if (to === undefined) return at === start ? ownPlace(asked) : inSite(asShown(at));
    const next = new URL(to, asked.origin);
    next.search = joined(next.search, at.search);
    if (next.origin !== asked.origin) return next.href;
    at = asRuled(next);
  }
  return ownPlace(asked);
}

/** Where an address that meets no rule is shown, when that is elsewhere. */
function ownPlace(asked: URL): string | undefined {
  const shown = asShown(asked);
  return shown === asked ? undefined : inSite(shown);
}

function inSite({ pathname, search, hash }: URL): string {
  return `${pathname}${search}${hash}`;
}

/** By whole segments, the longest pattern first: /blog/* is for what lies below /blog, not for /blogueurs. */
function match({ exact, below, depth }: Redirects, path: string): string | undefined {
  const here = comparable(path);
  const found = exact.get(here);
  if (found !== undefined || here === '/') return found;
  const segments = here.split('/');
  for (let count = Math.min(depth, segments.length - 1); count > 0; count -= 1) {
    const to = below.get(segments.slice(0, count).join('/'));
    if (to !== undefined) return withRest(to, tidied(path).split('/').slice(count).join('/'));
  }
  return undefined;
}

/** The slashes at the start are one: two would name another host. */
function withRest(to: string, rest: string): string {
  if (!to.endsWith(ALL_BELOW)) return to;
  return `${to.slice(0, -1)}${rest}`.replace(/^\/+/, '/');
}

/** How addresses are compared: in small letters, without a slash at the end, accents as they are read. */
function comparable(path: string): string {
  const tidy = tidied(path);
  try {
    return decodeURI(tidy);
  } catch {
    return tidy;
  }
}

function tidied(path: string): string {
  return path.toLowerCase().replace(/(?<!\/)\/+$/, '') || '/';
}

function joined(own: string, given: string): string {
  if (own === '') return given;
  return given === '' ? own : `${own}&${given.slice(1)}`;
}
