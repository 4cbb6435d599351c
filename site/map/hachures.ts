import { contours } from 'd3-contour';
import type { Point } from '../app/modules/map/projection.server.ts';
import { random } from './random.ts';
import { type Field, slopeAt, toSheet } from './relief.ts';

type Hachure = { from: Point; to: Point; width: number };

/** In pixels and heights. */
const BETWEEN = 3;
const LONGEST = 7;
const STEP = 0.09;
const LOWEST = 0.13;
const HIGHEST = 1.5;
/** By pixel: below the first the ground is bare, from the second on no stroke is heavier. */
const GENTLE = 0.0075;
const STEEP = 0.03;
/** Where the light comes from: the slopes that look away from the north-west are dark. */
const LIGHT: Point = [0.6, 0.8];

/** Lehmann's: down the slope from each contour, heavier as it is steeper and turned away from the light. */
export function hachures(field: Field, pixel: number, isLand: (point: Point) => boolean) {
  const length = random('hachures');
  const levels = Array.from(
    { length: Math.ceil((HIGHEST - LOWEST) / STEP) },
    (_, index) => LOWEST + index * STEP,
  );
  const rings = contours()
    .size([field.columns, field.rows])
    .thresholds(levels)(field.values)
    .flatMap(({ coordinates }) => coordinates.flat());
  return rings.flatMap((ring) =>
    every(
      BETWEEN * pixel,
      ring.map(([x = 0, y = 0]) => toSheet(field, x, y)),
    ).flatMap((from): Hachure[] => {
      if (!isLand(from)) return [];
      const [east, south] = slopeAt(field, from, 3 * pixel).map((rise) => rise * pixel) as Point;
      const slope = Math.hypot(east, south);
      if (slope < GENTLE) return [];
      const away = (east * LIGHT[0] + south * LIGHT[1]) / slope;
      const reach = Math.min(LONGEST, (0.8 * STEP) / slope) * (0.8 + 0.4 * length()) * pixel;
      const steepness = Math.min(1, slope / STEEP);
      return [
        {
          from,
          to: [from[0] - (east / slope) * reach, from[1] - (south / slope) * reach],
          width: 0.25 + 0.95 * steepness * (0.65 + 0.35 * away),
        },
      ];
    }),
  );
}

/** Points along a line, as far from each other as said. */
export function every(distance: number, line: Point[]): Point[] {
  const found: Point[] = [];
  let walked = 0;
  line.slice(1).forEach((to, index) => {
    const from = line[index] ?? to;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    let at = distance - walked;
    for (; at <= length; at += distance) {
      const part = at / length;
      found.push([from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]);
    }
    walked = length - (at - distance);
  });
  return found;
}
