import { along, distance, type Point, type Size } from '../geometry.ts';
import { circle, line } from '../svg.ts';
import { cased, dashes, type Figure, type Pencil } from './figure.ts';

const STATIONS: Point[] = [
  { x: 0.16, y: 0.86 },
  { x: 0.5, y: 0.93 },
  { x: 0.83, y: 0.66 },
  { x: 0.76, y: 0.2 },
  { x: 0.5, y: 0.08 },
];
const RADIUS = 0.055;

/** Stations whose sights meet where there is nothing: an empty circle. */
export function lacuna({ width, height }: Size, missing: Point, pencil: Pencil): Figure {
  const stations = STATIONS.map(({ x, y }) => ({ x: x * width, y: y * height }));
  const radius = RADIUS * height;
  const sights = stations.map((station) =>
    line(station, along(missing, station, radius / distance(missing, station))),
  );
  return {
    drawing: [
      cased(line(...stations), pencil),
      cased(sights.join(''), pencil, dashes(pencil)),
      circle(missing, radius, {
        stroke: pencil.inks.station,
        'stroke-width': 2 * pencil.unit,
        'stroke-dasharray': dashes(pencil),
      }),
    ].join(''),
    stations,
    main: null,
  };
}
