import { Delaunay } from 'd3-delaunay';
import { distance, type Point, type Size } from '../geometry.ts';
import { between, type Chance } from '../random.ts';
import { polygon } from '../svg.ts';
import { cased, type Figure, type Pencil } from './figure.ts';

const STATIONS = 8;
const TRIES = 800;
/** How far apart stations are at the least, as a part of the shorter side. */
const APART = 0.3;

/** Triangles with a sharper angle are not measured: they say nothing of a neighbourhood. */
const SHARPEST = (12 * Math.PI) / 180;

/** A place and its neighbours, triangulated. Some of them stand beyond the edge: the survey goes on. */
export function mesh(size: Size, main: Point, chance: Chance, pencil: Pencil): Figure {
  const others = neighbours(size, main, chance);
  const triangles = triangulate([main, ...others]).filter(
    (corners) => sharpestOf(corners) > SHARPEST,
  );
  return { drawing: cased(triangles.map(polygon).join(''), pencil), stations: others, main };
}

type Triangle = [Point, Point, Point];

function triangulate(points: Point[]): Triangle[] {
  const { triangles } = Delaunay.from(points.map(({ x, y }) => [x, y]));
  return Array.from({ length: triangles.length / 3 }, (_, number) => {
    const corner = (which: number) => points[triangles[number * 3 + which] ?? 0] ?? ORIGIN;
    return [corner(0), corner(1), corner(2)];
  });
}

const ORIGIN: Point = { x: 0, y: 0 };

/** By the law of cosines, from the lengths of the sides. */
function sharpestOf([one, two, three]: Triangle): number {
  const [a = 0, b = 0, c = 0] = [
    distance(one, two),
    distance(two, three),
    distance(three, one),
  ].sort((least, most) => least - most);
  return Math.acos((b * b + c * c - a * a) / (2 * b * c));
}

function neighbours({ width, height }: Size, main: Point, chance: Chance): Point[] {
  const found: Point[] = [];
  const apart = Math.min(width, height) * APART;
  for (let tries = 0; found.length < STATIONS - 1 && tries < TRIES; tries++) {
    const point = {
      x: between(chance, -0.05, 1.05) * width,
      y: between(chance, -0.05, 1.05) * height,
    };
    if ([main, ...found].every((other) => distance(point, other) > apart)) found.push(point);
  }
  return found;
}
