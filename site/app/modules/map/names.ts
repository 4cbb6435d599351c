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

function pointBox({ x, y }: Station): Box {
  const [middle, line] = [x * SCALE, y * SCALE];
  return { left: middle - 5, right: middle + 5, top: line - 5, bottom: line + 5 };
}

function nameBox({ x, y, name: { length } }: Station, { dx, dy, anchor }: Placement): Box {
  const width = length * LETTER;
  const from = { start: 0, middle: width / 2, end: width }[anchor];
  const left = x * SCALE + dx - from;
  const bottom = y * SCALE + dy + 3;
  return { left, right: left + width, top: bottom - LINE, bottom };
}

function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Map units by pixel where the map is smallest, and pixels of a letter of the chosen campus's name there. */
const NARROWEST = 3.4;
const LARGE_LETTER = 10;
const BESIDE = 16;

/**
 * The name of a campus that is chosen is larger. Where there is room it stands where it always does, a little further out; on
 * the smallest map, beside or above its point, where it fits.
 */
export function largeName(
  { x, name: { length } }: Station,
  usual: Name | undefined,
  sheet: Sheet,
): { roomy: Placement; small: Placement } {
  const width = length * LARGE_LETTER * NARROWEST;
  const beside = BESIDE * NARROWEST;
  const fits = {
    start: x + beside + width < sheet.x + sheet.width,
    end: x - beside - width > sheet.x,
    middle: false,
  };
  const roomy: Placement = usual
    ? { anchor: usual.anchor, dx: usual.dx * 1.45, dy: usual.dy * 1.15 }
    : { anchor: 'start', dx: BESIDE, dy: 7 };
  if (fits[roomy.anchor]) return { roomy, small: roomy };
  const anchor = fits.start ? 'start' : fits.end ? 'end' : 'middle';
  const dx = { start: BESIDE, end: -BESIDE, middle: 0 }[anchor];
  return { roomy, small: { anchor, dx, dy: anchor === 'middle' ? -18 : 7 } };
}
