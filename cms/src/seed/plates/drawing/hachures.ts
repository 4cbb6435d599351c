import { distance, isWithin, type Point } from './geometry.ts';
import { between, type Chance } from './random.ts';
import { line } from './svg.ts';
import type { Contour, Terrain } from './terrain.ts';

export type HachureStyle = {
  /** A pixel at the scale that the measures below are given in. */
  unit: number;
  /** The height between two contours. */
  interval: number;
  /** Ink on the steepest slopes: 1 as a rule. */
  weight: number;
  /** Slopes gentler than this part of the steepest have none. */
  gentlest: number;
  /** Below it there is water. */
  shore: number;
  /** How likely a stroke is to be drawn here. */
  presence: (place: Point) => number;
  chance: Chance;
};

const APART = [4, 5.4] as const;
const LONGEST = 17;
const HEAVIEST = 1.9;
const LIGHTEST = 0.7;
/** Strokes are drawn with so many pens to the unit: a path for each. */
const PENS = 5;
/** Where the light goes to: it comes from the north-west, and the slopes that face it have the least ink. */
const LIGHT: Point = { x: 0.6, y: 0.8 };

/**
 * Lehmann's hachures: strokes that run down the slope from one contour to the next, heavier where it is steep and where
 * it is in the shade. Answers the data of one path for each width of stroke.
 */
export function hachures(
  terrain: Terrain,
  contours: Contour[],
  style: HachureStyle,
): Map<number, string> {
  const strokes = contours
    .flatMap(({ rings }) => starts(rings, style))
    .filter((start) => isWithin(start, terrain.size) && style.chance() < style.presence(start))
    .flatMap((start) => {
      const width = widthAt(start, terrain, style);
      return width === null ? [] : { pen: penOf(width), data: stroke(start, terrain, style) };
    });
  return new Map(
    [...Map.groupBy(strokes, ({ pen }) => pen)].map(([pen, drawn]) => [
      pen * style.unit,
      drawn.map(({ data }) => data).join(''),
    ]),
  );
}

const penOf = (width: number) => Math.round(width * PENS) / PENS;

/** Where strokes begin: along each ring, not quite evenly, as a hand would. */
function starts(rings: Point[][], { unit, chance }: HachureStyle): Point[] {
  return rings.flatMap((ring) => {
    let [walked, next] = [0, 0];
    return ring.filter((point, index) => {
      walked += distance(ring[index - 1] ?? point, point);
      if (walked < next) return false;
      [walked, next] = [0, between(chance, ...APART) * unit];
      return true;
    });
  });
}

function widthAt(place: Point, { slopeAt, low, high }: Terrain, style: HachureStyle) {
  const slope = slopeAt(place);
  const steepness = Math.hypot(slope.x, slope.y);
  const part = steepness / ((high - low) / (90 * style.unit));
  if (part < style.gentlest) return null;
  const shade = 0.5 - (0.5 * (slope.x * LIGHT.x + slope.y * LIGHT.y)) / steepness;
  const width = (0.25 + 1.5 * Math.min(1.2, part) * (0.18 + 0.95 * shade)) * style.weight;
  return width < LIGHTEST ? null : Math.min(HEAVIEST, width);
}

/** Down the slope in three steps, as far as the next contour would be, and not into the water. */
function stroke(start: Point, { slopeAt, heightAt }: Terrain, style: HachureStyle): string {
  const { interval, unit, chance, shore } = style;
  const first = slopeAt(start);
  const reach = (interval / Math.hypot(first.x, first.y)) * between(chance, 0.8, 1.1);
  const step = Math.min(LONGEST * unit, reach) / 3;
  const points = [start];
  let place = start;
  for (let taken = 0; taken < 3; taken++) {
    const slope = slopeAt(place);
    const steepness = Math.hypot(slope.x, slope.y) || 1;
    place = {
      x: place.x - (slope.x / steepness) * step,
      y: place.y - (slope.y / steepness) * step,
    };
    if (heightAt(place) < shore) break;
    points.push(place);
  }
  return line(...points);
}
