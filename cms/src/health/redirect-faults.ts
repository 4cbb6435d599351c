/**
 * A rule in the form in which rules are compared: small letters, no slash at the end. `target` is the path it leads to,
 * null when that is on another site.
 */
export type Way = { documentId: string; from: string; to: string; target: string | null };
export type Fault = { way: Way; reason: string };

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
  const steps = new Set([start]);
  let end = start;
  for (let next = nextWay(index, start); next; next = nextWay(index, next)) {
    if (steps.has(next)) {
      const addresses = [...steps, next].map(({ from }) => from).join(' → ');
      return `Tourne en rond : ${addresses}. Le visiteur n’arrive nulle part.`;
    }
    steps.add(next);
    end = next;
  }
  if (end === start) return undefined;
  return `Mène à « ${start.to} », lui-même redirigé : visez directement « ${end.to} ».`;
}

function nextWay(index: Index, { target }: Way): Way | undefined {
  return target === null ? undefined : wayFrom(index, target);
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
