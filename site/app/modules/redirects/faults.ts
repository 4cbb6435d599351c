import { canonicalPath, comparable } from './address';
import { asRuled } from './query-pages';
import { match, type Rule, type Table, tabled } from './rules';

const FROM = /^\/(?!\/)[^\s?#*\\]*(\/\*)?$/;
const TO = /^(\/\*|\/(?!\/)[^\s*\\]*(\/\*)?|https?:\/\/[^\s*\\]+(\/\*)?)$/;
/** Only where an address stands is read; it is of no site. */
const ORIGIN = 'http://site.invalid';
const MAX_HOPS = 20;

export type Fault<Of extends Rule = Rule> = { rule: Of; reason: string };

/** RED-7: what is wrong with a set of rules, each one named: no loop, no chain, no duplicate. */
export function faultsOf<Of extends Rule>(rules: readonly Of[]): Fault<Of>[] {
  const table = tabled(rules);
  const first = new Map<string, Of>();
  return rules.flatMap((rule) => {
    const same = first.get(comparable(rule.from));
    if (!same) first.set(comparable(rule.from), rule);
    const reason = malformed(rule) ?? (same ? 'is there twice' : journey(table, rule));
    return reason ? { rule, reason } : [];
  });
}

function malformed({ from, to }: Rule): string | undefined {
  if (!FROM.test(from)) return 'does not lead from a path of the site';
  if (canonicalPath(from) !== from) return `is written ${canonicalPath(from)}`;
  if (!TO.test(to))
    return `leads to ${to}, which is neither a path of the site nor an http(s) address`;
  if (to.endsWith('/*') && !from.endsWith('/*'))
    return `leads to ${to}, and has no /* to carry over`;
  return undefined;
}

function journey(table: Table, { from, to }: Rule): string | undefined {
  if (comparable(from) === comparable(to)) return 'leads to itself';
  const second = next(table, to);
  if (second === undefined) return undefined;
  let end = second;
  for (let hop = 0; hop < MAX_HOPS; hop += 1) {
    const further = next(table, end);
    if (further === undefined) return `leads to ${to}, which leads on to ${end}: name that one`;
    end = further;
  }
  return `leads back to itself, by ${to} and ${second}`;
}

/** Where a target is led on to, when it is one of the site's. */
function next(table: Table, to: string): string | undefined {
  const url = new URL(to, ORIGIN);
  return url.origin === ORIGIN ? match(table, asRuled(url).pathname) : undefined;
}
