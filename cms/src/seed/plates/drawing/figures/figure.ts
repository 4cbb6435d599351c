import type { Point } from '../geometry.ts';
import type { Ground } from '../grounds.ts';
import { circle, path } from '../svg.ts';

/** What surveyors draw over the ground. */
export type Figure = { drawing: string; stations: Point[]; main: Point | null };

/** What a figure is drawn with: a unit's worth of pixels, and inks. */
export type Pencil = { unit: number; inks: Ground };

/** A line over a wider one of the ground, so that it is read across the hachures. */
export function cased(data: string, { unit, inks }: Pencil, dash?: string): string {
  return (
    path(data, { stroke: inks.ground, 'stroke-width': 6.5 * unit }) +
    path(data, {
      stroke: inks.figure,
      'stroke-width': 1.7 * unit,
      ...(dash && { 'stroke-dasharray': dash }),
    })
  );
}

export function dashes({ unit }: Pencil): string {
  return `${7 * unit} ${6 * unit}`;
}

export function stations({ stations, main }: Figure, { unit, inks }: Pencil): string {
  const mark = (at: Point, radius: number, ink: string) =>
    circle(at, radius * unit, { fill: inks.ground, stroke: ink, 'stroke-width': 2 * unit }) +
    circle(at, radius * 0.38 * unit, { fill: ink });
  const marks = stations.map((at) => mark(at, 6.5, inks.figure)).join('');
  return main ? marks + mark(main, 13, inks.station) : marks;
}
