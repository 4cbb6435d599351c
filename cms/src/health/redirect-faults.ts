import { byFrom, landing, met, pathOf, type Saved } from '../redirects/rules.ts';

export type Fault = { rule: Saved; reason: string };

/** No visitor goes further, and a pattern that leads below itself would never end. */
const HOPS = 20;
const SHOWN_HOPS = 5;

/**
 * What is wrong with a table of rules, however it came to be: rules are refused one by one when they are saved, but a
 * restored table was never saved, and a page may be published where a rule already leads away.
 */
export function redirectFaults(rules: Saved[], pages: Iterable<string>): Fault[] {
  const index = byFrom(rules);
  const doubles = Map.groupBy(rules, ({ from }) => from);
  const hidden = hiddenPages(index, pages);
  return rules.flatMap((rule) => {
    const reasons = [duplicate(doubles, rule), journey(index, rule), hides(hidden.get(rule))];
    const reason = reasons.filter((found) => found !== undefined).join(' ');
    return reason ? { rule, reason } : [];
  });
}

type Index = ReadonlyMap<string, Saved>;

function duplicate(doubles: Map<string, Saved[]>, { from }: Saved): string | undefined {
  const same = doubles.get(from) ?? [];
  if (same.length < 2) return undefined;
  const targets = same.map(({ to }) => `« ${to} »`).join(' et ');
  return `Cette adresse est redirigée ${same.length} fois, vers ${targets} : n’en gardez qu’une.`;
}

/** Follows a rule as far as the others lead on. */
function journey(index: Index, start: Saved): string | undefined {
  const passed = [start.from];
  let { to } = start;
  for (let next = met(to, index); next; next = met(to, index)) {
    const path = pathOf(to);
    if (passed.includes(path) || passed.length > HOPS) return roundabout([...passed, path]);
    passed.push(path);
    to = landing(to, next);
  }
  if (passed.length === 1) return undefined;
  return `Mène à « ${start.to} », lui-même redirigé : visez directement « ${to} ».`;
}

function roundabout(addresses: string[]): string {
  const shown =
    addresses.length > SHOWN_HOPS ? [...addresses.slice(0, SHOWN_HOPS), '…'] : addresses;
  return `Tourne en rond : ${shown.join(' → ')}. Le visiteur n’arrive nulle part.`;
}

function hiddenPages(index: Index, pages: Iterable<string>): Map<Saved | undefined, string[]> {
  return Map.groupBy(pages, (address) => met(address, index));
}

function hides(addresses: string[] = []): string | undefined {
  const [first] = addresses;
  if (!first) return undefined;
  return addresses.length === 1
    ? `Cache la page publiée à l’adresse « ${first} ».`
    : `Cache ${addresses.length} pages publiées, dont « ${first} ».`;
}
