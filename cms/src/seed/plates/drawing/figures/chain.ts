import { along, distance, type Point, type Size, towards } from '../geometry.ts';
import { between, type Chance } from '../random.ts';
import { element, line, path, polygon } from '../svg.ts';
import type { Figure, Pencil } from './figure.ts';

/** How low it starts and how high it ends, as parts of the height. */
const LOW = [0.8, 0.95] as const;
const HIGH = [0.08, 0.24] as const;
/** It comes from beyond the edge and goes on beyond it. */
const BEYOND = 0.08;
const GAPS = [5, 8, 13] as const;

/** A chain of triangles from one corner to the other, as a meridian is measured: some of them hatched. */
export function chain(size: Size, links: number, chance: Chance, pencil: Pencil): Figure {
  const points = zigzag(size, links, chance);
  const triangles = points.slice(2).flatMap((third, index) => {
    const [first, second] = [points[index], points[index + 1]];
    return first && second ? [[first, second, third]] : [];
  });
  const hatched = triangles
    .filter((_, index) => index % 3 !== 1)
    .map((corners, index) => hatch(corners, `hatch-${index}`, chance, pencil));
  const sides = path(triangles.map(polygon).join(''), {
    stroke: pencil.inks.figure,
    'stroke-width': 1.5 * pencil.unit,
  });
  const middle = Math.floor(points.length / 2);
  return {
    drawing: hatched.join('') + sides,
    stations: points.filter((_, index) => index !== middle),
    main: points[middle] ?? null,
  };
}

/** Points on either side of the way, in turn. */
function zigzag({ width, height }: Size, links: number, chance: Chance): Point[] {
  const from = { x: -BEYOND * width, y: between(chance, ...LOW) * height };
  const to = { x: (1 + BEYOND) * width, y: between(chance, ...HIGH) * height };
  const across = Math.atan2(to.y - from.y, to.x - from.x) + Math.PI / 2;
  return Array.from({ length: links + 1 }, (_, index) => {
    const side = index % 2 ? 1 : -1;
    const { x, y } = towards(
      along(from, to, index / links),
      across,
      side * between(chance, 0.13, 0.2) * height,
    );
    return {
      x: x + between(chance, -0.02, 0.02) * width,
      y: y + between(chance, -0.025, 0.025) * height,
    };
  });
}

function hatch(corners: Point[], id: string, chance: Chance, { unit, inks }: Pencil): string {
  const outline = polygon(corners);
  const middle = {
    x: corners.reduce((sum, { x }) => sum + x, 0) / corners.length,
    y: corners.reduce((sum, { y }) => sum + y, 0) / corners.length,
  };
  const reach = Math.max(...corners.map((corner) => distance(corner, middle)));
  const angle = between(chance, 0, Math.PI);
  const gap = (GAPS[Math.floor(chance() * GAPS.length)] ?? GAPS[0]) * unit;
  const lines: string[] = [];
  for (let aside = -reach; aside <= reach; aside += gap) {
    const at = towards(middle, angle + Math.PI / 2, aside);
    lines.push(line(towards(at, angle, -reach), towards(at, angle, reach)));
  }
  return (
    element('clipPath', { id }, path(outline, {})) +
    path(outline, { fill: inks.ground }) +
    path(lines.join(''), {
      stroke: inks.figure,
      'stroke-width': 0.8 * unit,
      opacity: 0.9,
      'clip-path': `url(#${id})`,
    })
  );
}
