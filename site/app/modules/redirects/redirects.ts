import { canonicalPath, comparable, isSound } from './address';
import { asRuled, asShown } from './query-pages';
import { joined, match, type Rule, type Table, tabled } from './rules';

/** The school's rules and the editors' over them; and the editors' alone. */
export type Redirects = { all: Table; editors: Table };

export type Asked = { url: URL; hasEnglish: boolean };

const MAX_HOPS = 10;
const ENGLISH = /^\/en(?=\/|$)/;

/** An editor's rule takes the place of the school's for the same address. */
export function compile(editors: Rule[], school: readonly Rule[] = []): Redirects {
  return { all: tabled([...school, ...editors]), editors: tabled(editors) };
}

/**
 * Where an address leads, in one hop however many rules it meets, general ones too; undefined when it stays where it is.
 * What the visitor asked with goes along.
 */
export function destination(redirects: Redirects, asked: Asked): string | undefined {
  const { url } = asked;
  if (!isSound(url.pathname)) return undefined;
  const start = asRuled(url);
  const end =
    follow(redirects.all, redirects.editors, start, asked) ??
    follow(redirects.editors, redirects.editors, start, asked) ??
    start;
  if (end.origin !== url.origin) return end.href;
  const { pathname, search, hash } = asShown(canonical(end === start ? url : end));
  const target = `${pathname}${search}${hash}`;
  return target === `${url.pathname}${url.search}${url.hash}` ? undefined : target;
}

function canonical(address: URL): URL {
  const written = new URL(address);
  written.pathname = canonicalPath(address.pathname);
  return written;
}

/**
 * The end of the way; undefined when there is none. A rule of the school's that would close a circle gives way: an editor
 * has moved a page to where it led from.
 */
function follow(
  table: Table,
  editors: Table,
  start: URL,
  { url, hasEnglish }: Asked,
): URL | undefined {
  const seen = new Set<string>();
  let at = start;
  while (seen.size < MAX_HOPS) {
    const here = comparable(at.pathname);
    seen.add(here);
    const isLost = !hasEnglish && ENGLISH.test(here);
    const to = isLost ? '/' : match(table, at.pathname);
    if (to === undefined) return at;
    const next = new URL(to, url.origin);
    next.search = joined(next.search, at.search);
    if (next.origin !== url.origin) return next;
    const ruled = asRuled(next);
    if (seen.has(comparable(ruled.pathname)))
      return isLost || match(editors, at.pathname) !== undefined ? undefined : at;
    at = ruled;
  }
  return undefined;
}
