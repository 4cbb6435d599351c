import type { Network, Station } from './network.server';
import type { Sheet } from './sheets';

/** Where a name stands beside its point, in pixels. */
export type Placement = { dx: number; dy: number; anchor: 'start' | 'middle' | 'end' };
/** The first tier is named at every width; the second and the third where there is room, the second in bold. */
export type Name = Placement & { tier: 1 | 2 | 3 };

const name = (dx: number, dy: number, anchor: Name['anchor'], tier: Name['tier']): Name => ({
  dx,
  dy,
  anchor,
  tier,
});

/** Placed by hand, for the campuses that were there when the map was drawn. */
const PLACED: Record<string, Name> = {
  agen: name(9, 13, 'start', 3),
  amiens: name(-9, 4, 'end', 3),
  angers: name(9, 13, 'start', 3),
  auxerre: name(10, 4, 'start', 3),
  bordeaux: name(-11, 4, 'end', 1),
  brest: name(9, -7, 'start', 1),
  'charleville-mezieres': name(9, -4, 'start', 3),
  chartres: name(-10, 4, 'end', 3),
  dijon: name(10, 4, 'start', 3),
  gap: name(10, 5, 'start', 3),
  grenoble: name(10, 0, 'start', 3),
  lille: name(10, -2, 'start', 1),
  lyon: name(11, 0, 'start', 1),
  'mont-de-marsan': name(-8, 14, 'end', 3),
  montlucon: name(-10, 4, 'end', 3),
  montpellier: name(-5, 18, 'middle', 2),
  moulins: name(9, -5, 'start', 3),
  mulhouse: name(-10, -7, 'end', 1),
  nantes: name(-9, 14, 'end', 2),
  paris: name(12, 5, 'start', 1),
  reims: name(9, 11, 'start', 3),
  rennes: name(-6, -10, 'end', 3),
  toulon: name(4, 20, 'middle', 1),
  toulouse: name(8, 16, 'start', 1),
};

/** Beyond this many campuses, only names placed by hand: others would cover the map. */
const CROWD = 60;
/** Pixels by map unit where the map is smallest with all its names, and of an average letter. */
const SCALE = 0.7;
const LETTER = 6.4;
const LINE = 14;
const AROUND: Placement[] = [
  { dx: 10, dy: 4, anchor: 'start' },
  { dx: -10, dy: 4, anchor: 'end' },
  { dx: 0, dy: 19, anchor: 'middle' },
  { dx: 0, dy: -11, anchor: 'middle' },
];

type Box = { left: number; right: number; top: number; bottom: number };

/** The names of the map: those placed by hand, then each of the others where it covers neither a name nor a point. */
export function namesOf({ stations }: Pick<Network, 'stations'>): Map<string, Name> {
  const names = new Map<string, Name>();
  const taken = stations.map(pointBox);
  for (const station of stations) {
    const placed = PLACED[station.slug];
    if (!placed) continue;
    names.set(station.slug, placed);
    taken.push(nameBox(station, placed));
  }
  if (stations.length > CROWD) return names;
  for (const station of stations) {
    if (names.has(station.slug)) continue;
    const free = AROUND.find((placement) => {
      const box = nameBox(station, placement);
      return !taken.some((other) => overlaps(box, other));
    });
    if (!free) continue;
    names.set(station.slug, { ...free, tier: 3 });
    taken.push(nameBox(station, free));
  }
  return names;
}

/** What a map shows: pixels by unit of the map, and of an average letter of the chosen campus's name; and which names it has room for. */
type Room = { scale: number; letter: number; tier: Name['tier'] };
/** Where it is smallest with all its names, and where it is smallest. */
const ROOMY: Room = { scale: SCALE, letter: 12, tier: 3 };
const SMALL: Room = { scale: 1 / 3.4, letter: 10, tier: 1 };
const LARGE_LINE = 24;
const BESIDE = 16;
const LARGE_AROUND: Placement[] = [
  { dx: BESIDE, dy: 7, anchor: 'start' },
  { dx: -BESIDE, dy: 7, anchor: 'end' },
  { dx: 0, dy: -18, anchor: 'middle' },
  { dx: 0, dy: 34, anchor: 'middle' },
];

/**
 * The name of a campus that is chosen is larger. It stands where it always does, a little further out, unless it would leave the
 * map or cover another name: then where it covers the fewest.
 */
export function largeName(
  stations: Station[],
  slug: string,
  sheet: Sheet,
): { roomy: Placement; small: Placement } | undefined {
  const station = stations.find((each) => each.slug === slug);
  if (!station) return undefined;
  const names = namesOf({ stations });
  const usual = names.get(slug);
  const further = usual && {
    anchor: usual.anchor,
    dx: usual.dx * 1.45,
    dy: usual.dy * 1.15,
  };
  const candidates = [...(further ? [further] : []), ...LARGE_AROUND];
  const best = (room: Room): Placement => {
    const others = stations.flatMap((other) => {
      const name = other === station ? undefined : names.get(other.slug);
      return name && name.tier <= room.tier ? [nameBox(other, name, room.scale)] : [];
    });
    const cost = (place: Placement) => {
      const box = nameBox(station, place, room.scale, room.letter, LARGE_LINE);
      const covered = others.filter((other) => overlaps(box, other)).length;
      return covered + (isWithin(box, sheet, room.scale) ? 0 : others.length + 1);
    };
    return candidates.reduce((least, next) => (cost(next) < cost(least) ? next : least));
  };
  return { roomy: best(ROOMY), small: best(SMALL) };
}

function isWithin(box: Box, { x, width }: Sheet, scale: number): boolean {
  return box.left > x * scale && box.right < (x + width) * scale;
}

function pointBox({ x, y }: Station): Box {
  const [middle, line] = [x * SCALE, y * SCALE];
  return { left: middle - 5, right: middle + 5, top: line - 5, bottom: line + 5 };
}

function nameBox(
  { x, y, name: { length } }: Station,
  { dx, dy, anchor }: Placement,
  scale = SCALE,
  letter = LETTER,
  line = LINE,
): Box {
  const width = length * letter;
  const from = { start: 0, middle: width / 2, end: width }[anchor];
  const left = x * scale + dx - from;
  const bottom = y * scale + dy + 3;
  return { left, right: left + width, top: bottom - line, bottom };
}

function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
