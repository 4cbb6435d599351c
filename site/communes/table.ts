/** What the table is made of: communes and postcodes from Etalab, positions from GeoNames. */
export type Commune = {
  code: string;
  name: string;
  department: string;
  postcodes: string[];
  population: number;
  /** Of a commune that was joined to another: that one's code. */
  within?: string;
  group?: string;
};
export type Position = { latitude: number; longitude: number };
export type Row = Omit<Commune, 'code' | 'within' | 'group'> & Position & { isNear: boolean };

/**
 * Every commune with a position, the most peopled first. Small ones are in no gazetteer of towns: they are put amid those
 * that share their postcode, else their group of communes, else their department, and say that they are only near there.
 */
export function table(communes: Commune[], known: ReadonlyMap<string, Position>): Row[] {
  const ways = [
    ({ postcodes }: Commune) => postcodes,
    ({ group }: Commune) => (group ? [group] : []),
    ({ department }: Commune) => [department],
  ].map((keysOf) => ({ keysOf, middles: middlesOf(communes, known, keysOf) }));

  const positions = new Map<string, { at: Position; isNear: boolean }>();
  for (const commune of communes.filter(({ within }) => !within)) {
    const own = known.get(commune.code);
    const near = ways
      .map(({ keysOf, middles }) => middleOf(keysOf(commune), middles))
      .find(Boolean);
    const at = own ?? near;
    if (at) positions.set(commune.code, { at, isNear: !own });
  }
  const rows = communes.flatMap(({ code, within, group, ...commune }): Row[] => {
    const own = within ? known.get(code) : undefined;
    const found = own ? { at: own, isNear: false } : positions.get(within ?? code);
    return found ? [{ ...commune, ...found.at, isNear: found.isNear || (!own && !!within) }] : [];
  });
  return distinct(rows.sort((a, b) => b.population - a.population));
}

function middlesOf(
  communes: Commune[],
  known: ReadonlyMap<string, Position>,
  keysOf: (commune: Commune) => string[],
): Map<string, Position> {
  const byKey = new Map<string, Position[]>();
  for (const commune of communes) {
    const at = known.get(commune.code);
    if (!at) continue;
    for (const key of keysOf(commune)) byKey.set(key, [...(byKey.get(key) ?? []), at]);
  }
  return new Map([...byKey].map(([key, positions]) => [key, mean(positions)]));
}

function middleOf(keys: string[], middles: Map<string, Position>): Position | undefined {
  const found = keys.flatMap((key) => middles.get(key) ?? []);
  return found.length > 0 ? mean(found) : undefined;
}

function mean(positions: Position[]): Position {
  const over = (pick: (position: Position) => number) =>
    positions.reduce((sum, position) => sum + pick(position), 0) / positions.length;
  return {
    latitude: over(({ latitude }) => latitude),
    longitude: over(({ longitude }) => longitude),
  };
}

/** One of each name in a department: the most peopled. */
function distinct(rows: Row[]): Row[] {
  const seen = new Set<string>();
  return rows.filter(({ name, department }) => {
    const key = `${department} ${name}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** A line each: name, department, postcodes, latitude, longitude, and a mark when that is only near. */
export function written(rows: Row[]): string {
  return rows
    .map(({ name, department, postcodes, latitude, longitude, isNear }) =>
      [
        name,
        department,
        postcodes.map((postcode) => shortened(postcode, department)).join(' '),
        latitude.toFixed(2),
        longitude.toFixed(2) + (isNear ? '~' : ''),
      ].join('|'),
    )
    .join('\n');
}

/** A postcode nearly always starts with its department. */
function shortened(postcode: string, department: string): string {
  return postcode.startsWith(department) ? postcode.slice(department.length) : postcode;
}
