export type Point = { x: number; y: number };
export type Triangle = readonly [number, number, number];

/** Triangles with a sharper angle say nothing of a neighbourhood. */
const SHARPEST = (9 * Math.PI) / 180;

/**
 * Triangulates a handful of points as Delaunay did: the triangles whose circumscribed circle holds no other point. By
 * trying them all: there are two thousand among twenty-four campuses.
 */
export function triangulate(points: readonly Point[]): Triangle[] {
  const triangles: Triangle[] = [];
  for (const [a, one] of points.entries()) {
    for (const [b, two] of points.entries()) {
      for (const [c, three] of points.entries()) {
        if (a < b && b < c && isKept(one, two, three, points)) triangles.push([a, b, c]);
      }
    }
  }
  return triangles;
}

function isKept(a: Point, b: Point, c: Point, points: readonly Point[]): boolean {
  const sharpest = Math.min(angle(a, b, c), angle(b, c, a), angle(c, a, b));
  if (sharpest < SHARPEST) return false;
  const centre = circumcentre(a, b, c);
  const radius = distance(centre, a);
  return points.every(
    (point) => [a, b, c].includes(point) || distance(centre, point) > radius - 1e-9,
  );
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** At the first point, between the two others. */
function angle(at: Point, one: Point, other: Point): number {
  const difference =
    Math.atan2(one.y - at.y, one.x - at.x) - Math.atan2(other.y - at.y, other.x - at.x);
  return Math.abs(Math.atan2(Math.sin(difference), Math.cos(difference)));
}

function circumcentre(a: Point, b: Point, c: Point): Point {
  const twice = 2 * (a.x * (b.y - c.y) + b.x * (c.y - a.y) + c.x * (a.y - b.y));
  const square = ({ x, y }: Point) => x * x + y * y;
  return {
    x: (square(a) * (b.y - c.y) + square(b) * (c.y - a.y) + square(c) * (a.y - b.y)) / twice,
    y: (square(a) * (c.x - b.x) + square(b) * (a.x - c.x) + square(c) * (b.x - a.x)) / twice,
  };
}

type Place = { latitude: number; longitude: number };

export function isInMetropolitanFrance({ latitude, longitude }: Place): boolean {
  return latitude > 41 && latitude < 52 && longitude > -6 && longitude < 10;
}

/** Places on a sheet one wide, the north up; the middle of France sets how much a degree of longitude is worth. */
export function project(places: readonly Place[]): { points: Point[]; height: number } {
  const shrink = Math.cos((46.5 * Math.PI) / 180);
  const flat = places.map(({ latitude, longitude }) => ({ x: longitude * shrink, y: -latitude }));
  const [west, east] = extent(flat.map(({ x }) => x));
  const [north, south] = extent(flat.map(({ y }) => y));
  const width = east - west;
  const points = flat.map(({ x, y }) => ({ x: (x - west) / width, y: (y - north) / width }));
  return { points, height: (south - north) / width };
}

function extent(values: number[]): [least: number, most: number] {
  return [Math.min(...values), Math.max(...values)];
}
