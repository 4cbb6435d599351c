/**
 * A rule in the form in which rules are compared: small letters, no slash at the end. `target` is the path it leads to,
 * null when that is on another site.
 */
export type Way = { documentId: string; from: string; to: string; target: string | null };
export type Fault = { way: Way; reason: string };

/** No visitor goes further, and a pattern that leads below itself would never end. */
const HOPS = 20;
const SHOWN_HOPS = 5;

/**
 * What is wrong with a table of rules, however it came to be: rules are refused one by one when they are saved, but a
 * restored table was never saved, and a page may be published where a rule already leads away.
 */
export function redirectFaults(ways: Way[], pages: Iterable<string>): Fault[] {
  const index = indexOf(ways);
  const hidden = hiddenPages(index, pages);
  return ways.flatMap((way) => {
    const reasons = [duplicate(index, way), journey(index, way), hides(hidden.get(way))];
    const reason = reasons.filter((found) => found !== undefined).join(' ');
    return reason ? { way, reason } : [];
  });
}

type Index = Map<string, Way[]>;

function indexOf(ways: Way[]): Index {
  const index: Index = new Map();
  for (const way of ways) add(index, way.from, way);
  return index;
}

function add<Key, Item>(lists: Map<Key, Item[]>, key: Key, item: Item): void {
  const list = lists.get(key);
  if (list) list.push(item);
  else lists.set(key, [item]);
}

/** The rule an address meets: its own, or the nearest pattern above it. */
function wayFrom(index: Index, address: string): Way | undefined {
  return index.get(address)?.[0] ?? patternAbove(index, address);
}

function patternAbove(index: Index, address: string): Way | undefined {
  const above = address.slice(0, address.lastIndexOf('/'));
  const pattern = index.get(`${above}/*`)?.[0];
  return pattern || above === '' ? pattern : patternAbove(index, above);
}

function duplicate(index: Index, { from }: Way): string | undefined {
  const same = index.get(from) ?? [];
  if (same.length < 2) return undefined;
  const targets = same.map(({ to }) => `« ${to} »`).join(' et ');
  return `Cette adresse est redirigée ${same.length} fois, vers ${targets} : n’en gardez qu’une.`;
}

/** Follows a rule as far as the others lead on. */
function journey(index: Index, start: Way): string | undefined {
  const passed = [start.from];
  let { to, target } = start;
  for (let next = wayAt(index, target); target !== null && next; next = wayAt(index, target)) {
    if (passed.includes(target) || passed.length > HOPS) return roundabout([...passed, target]);
    passed.push(target);
    ({ to, target } = landing(next, target));
  }
  if (passed.length === 1) return undefined;
  return `Mène à « ${start.to} », lui-même redirigé : visez directement « ${to} ».`;
}

function wayAt(index: Index, target: string | null): Way | undefined {
  return target === null ? undefined : wayFrom(index, target);
}

/** Where a rule sends an address that meets it: what a pattern covers is kept when the target is one too. */
function landing({ from, to, target }: Way, address: string): Pick<Way, 'to' | 'target'> {
  if (!from.endsWith('/*') || !target?.endsWith('/*')) return { to, target };
  const below = target.slice(0, -1) + address.slice(from.length - 1);
  return { to: below, target: below };
}

function roundabout(addresses: string[]): string {
  const shown =
    addresses.length > SHOWN_HOPS ? [...addresses.slice(0, SHOWN_HOPS), '…'] : addresses;
  return `Tourne en rond : ${shown.join(' → ')}. Le visiteur n’arrive nulle part.`;
}

function hiddenPages(index: Index, pages: Iterable<string>): Map<Way, string[]> {
  const hidden = new Map<Way, string[]>();
  for (const address of pages) {
    const way = wayFrom(index, address);
    if (way) add(hidden, way, address);
  }
  return hidden;
}

function hides(addresses: string[] = []): string | undefined {
  const [first] = addresses;
  if (!first) return undefined;
  return addresses.length === 1
    ? `Cache la page publiée à l’adresse « ${first} ».`
    : `Cache ${addresses.length} pages publiées, dont « ${first} ».`;
}
