import { asRuled } from './addresses.ts';

/** An old address and the new one. `from` is a path, or a path ending in /* for all that lies below it. */
export type Rule = { from: string; to: string };
export type Saved = Rule & { documentId: string };
/** A rule that may come from a file: its line is then named beside it. */
export type Known = Rule & { line?: number };

const PATH = /^\/(?!\/)[^\s?#*\\]*(\/\*)?$/;
const TARGET = /^(\/(?!\/)[^\s*\\]*(\/\*)?|https?:\/\/[^\s*\\]+)$/;
/** Past this, where a chain ends helps nobody: its lines name each other. */
const HOPS = 20;

/** The form in which rules are kept and compared: small letters, no slash at the end. */
export function tidy({ from, to }: Rule): Rule {
  return { from: tidyPath(asRuled(from.trim())), to: to.trim() };
}

function tidyPath(path: string): string {
  const small = path.trim().toLowerCase();
  return small.length > 1 ? small.replace(/\/+$/, '') : small;
}

/** No rules of the school's own. */
const NONE: ByFrom = new Map();

/** Why a rule cannot stand beside the others, in words for whoever wrote it; undefined when it can. */
export function refusal(rule: Rule, others: Rule[], school = NONE): string | undefined {
  return fault(rule, school) ?? conflict(rule, byFrom(others), byTarget(others), school);
}

/** A rule that keeps an address where it is, though the school has a rule that would lead it away. */
export function isStay({ from, to }: Rule): boolean {
  return from === pathOf(to) && pathOf(to) === to;
}

/** Why a rule cannot stand at all. */
export function fault(rule: Rule, school = NONE): string | undefined {
  const { from, to } = rule;
  if (!PATH.test(from))
    return `« ${from} » n’est pas un chemin du site, comme /ancienne-page ou /anciennes-pages/*.`;
  if (!TARGET.test(to)) return `« ${to} » n’est ni un chemin du site, ni une adresse http(s).`;
  if (to.endsWith('/*') && !from.endsWith('/*')) {
    return `« ${to} » finit par /*, ce que « ${from} » ne fait pas.`;
  }
  if (isStay(rule) && met(from, school)) return undefined;
  if (matches(from, to)) return `« ${from} » se renverrait à lui-même.`;
  return undefined;
}

/** By the address they lead from; of two rules for one address, the first. */
export type ByFrom = Map<string, Known>;
/** In the order of the paths they lead to. */
export type ByTarget = { path: string; rule: Known }[];

export function byFrom<From extends Rule>(rules: readonly From[]): Map<string, From> {
  const found = new Map<string, From>();
  for (const rule of rules) if (!found.has(rule.from)) found.set(rule.from, rule);
  return found;
}

export function byTarget(rules: readonly Known[]): ByTarget {
  const leading = rules.filter((rule) => !isStay(rule));
  const found = leading.map((rule) => ({ path: pathOf(rule.to), rule }));
  return found.sort((a, b) => (a.path < b.path ? -1 : Number(a.path > b.path)));
}

/**
 * Why a sound rule cannot stand beside those that `redirects` hold, nor under those that `leads` hold, nor lead to where
 * the school's own lead away from.
 */
export function conflict(
  rule: Known,
  redirects: ByFrom,
  leads: ByTarget,
  school = NONE,
): string | undefined {
  const { from, to } = rule;
  const same = redirects.get(from);
  if (same && same !== rule) return `« ${from} » est déjà redirigé${where(same)}.`;
  if (isStay(rule)) return undefined;
  const next = met(to, redirects);
  if (next && !isStay(next)) {
    const end = endOf(rule, next, redirects);
    return end === undefined
      ? `« ${from} » se renverrait à lui-même, en passant par « ${to} »${where(next)}.`
      : `« ${to} » est lui-même redirigé vers « ${end} »${where(next)} : visez cette adresse.`;
  }
  const previous = leadingTo(from, leads);
  if (previous)
    return `« ${previous.from} » mène à « ${from} »${where(previous)} : modifiez d’abord cette redirection.`;
  return next ? undefined : ofSchool(rule, redirects, school);
}

/** What leads back by the school's own rule is a move: on the site that rule gives way. */
function ofSchool({ from, to }: Rule, redirects: ByFrom, school: ByFrom): string | undefined {
  const next = met(to, school);
  if (!next || redirects.has(next.from)) return undefined;
  const end = landing(to, next);
  if (matches(from, end)) return undefined;
  return `« ${to} » est une ancienne adresse de l’école, redirigée vers « ${end} » : visez cette adresse.`;
}

function where({ line }: Known): string {
  return line === undefined ? '' : ` (ligne ${line})`;
}

/** The rule an address meets: its own, or the pattern nearest above it. */
export function met<Met extends Rule>(
  address: string,
  redirects: ReadonlyMap<string, Met>,
): Met | undefined {
  const path = pathOf(address);
  const own = redirects.get(path);
  if (own) return own;
  for (let end = path.length - 1; end >= 0; end -= 1) {
    const above = path[end] === '/' && redirects.get(`${path.slice(0, end + 1)}*`);
    if (above) return above;
  }
  return undefined;
}

/** Where a rule's target ends up, one redirect after the other; undefined when that is back at the rule. */
function endOf({ from, to }: Rule, next: Known, redirects: ByFrom): string | undefined {
  const first = landing(to, next);
  let end = first;
  for (let hop = 0; hop < HOPS; hop += 1) {
    if (matches(from, end)) return undefined;
    const further = met(end, redirects);
    if (!further) return end;
    end = landing(end, further);
  }
  return first;
}

/** Where a rule sends an address that meets it: what a pattern covers is kept when the target is one too. */
export function landing(address: string, { from, to }: Rule): string {
  if (!from.endsWith('/*') || !to.endsWith('/*')) return to;
  return to.slice(0, -1) + pathOf(address).slice(from.length - 1);
}

/** A rule that leads to an address, or to one that a pattern covers. */
function leadingTo(from: string, leads: ByTarget): Known | undefined {
  const start = from.endsWith('/*') ? from.slice(0, -1) : from;
  let low = 0;
  let high = leads.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((leads[middle]?.path ?? '') < start) low = middle + 1;
    else high = middle;
  }
  const found = leads[low]?.rule;
  return found && matches(from, found.to) ? found : undefined;
}

/** By whole segments: /blog/* is for what lies below /blog, not for /blogueurs. */
function matches(from: string, to: string): boolean {
  const target = pathOf(to);
  if (!from.endsWith('/*')) return target === from;
  return target.startsWith(from.slice(0, -1));
}

/** The path that rules know an address by: small letters, no slash at the end, neither query nor fragment. */
export function pathOf(address: string): string {
  const [path = ''] = asRuled(address).split(/[?#]/);
  return tidyPath(path);
}

/** The query and the fragment. */
function afterPath(address: string): string {
  const ruled = asRuled(address);
  const [path = ''] = ruled.split(/[?#]/);
  return ruled.slice(path.length);
}

export type Move = { remove: string[]; retarget: { documentId: string; to: string }[]; add: Rule };

/**
 * What a page's move asks of the rules: those that led to the old address lead to the new one, and one that led away
 * from the new address is gone, so that a page may move, and move back, without a chain or a loop.
 */
export function afterMove(rules: Saved[], from: string, to: string): Move {
  return {
    remove: rules
      .filter((rule) => (rule.from === to && !isStay(rule)) || rule.from === from)
      .map(idOf),
    retarget: rules
      .filter((rule) => pathOf(rule.to) === from && rule.from !== to && rule.from !== from)
      .map((rule) => ({ documentId: rule.documentId, to: `${to}${afterPath(rule.to)}` })),
    add: { from, to },
  };
}

function idOf({ documentId }: Saved): string {
  return documentId;
}
