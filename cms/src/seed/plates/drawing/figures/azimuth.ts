import { type Point, type Size, towards } from '../geometry.ts';
import { between, type Chance } from '../random.ts';
import { circle, line, path } from '../svg.ts';
import type { Figure, Pencil } from './figure.ts';

const RADIUS = 0.34;
const SIGHTS = 9;

/** A graduated circle on the ground, and the sights taken from its middle. */
export function azimuth(size: Size, main: Point, chance: Chance, pencil: Pencil): Figure {
  const { unit, inks } = pencil;
  const radius = RADIUS * size.height;
  const far = size.width + size.height;
  const sights = Array.from({ length: SIGHTS }, (_, index) =>
    line(main, towards(main, ((index + between(chance, -0.4, 0.4)) / SIGHTS) * 2 * Math.PI, far)),
  );
  return {
    drawing: [
      circle(main, radius, { fill: inks.ground }),
      circle(main, radius, { stroke: inks.line, 'stroke-width': 1.4 * unit }),
      circle(main, radius - 26 * unit, { stroke: inks.line, 'stroke-width': 0.7 * unit }),
      path(graduation(main, radius, unit), { stroke: inks.line, 'stroke-width': 0.9 * unit }),
      path(sights.join(''), { stroke: inks.figure, 'stroke-width': 1.2 * unit }),
    ].join(''),
    stations: [],
    main,
  };
}

/** A mark every two degrees, longer every ten, longest every thirty. */
function graduation(middle: Point, radius: number, unit: number): string {
  const marks = Array.from({ length: 180 }, (_, index) => {
    const degrees = index * 2;
    const length = degrees % 30 === 0 ? 20 : degrees % 10 === 0 ? 12 : 6;
    const angle = (degrees * Math.PI) / 180;
    return line(towards(middle, angle, radius), towards(middle, angle, radius - length * unit));
  });
  return marks.join('');
}
