import type { Ground } from './grounds.ts';
import { path } from './svg.ts';

/** How far each waterline is from the shore, twice over, and how dark it is. */
const WATERLINES = [
  [46, 0.1],
  [36, 0.14],
  [27, 0.2],
  [19, 0.27],
  [12, 0.36],
  [6.5, 0.5],
] as const;

/** Waterlines along the shore, the land over them, and its edge. Each line is a stroke in ink with one of the ground upon it. */
export function coast(land: string, unit: number, { line, ground }: Ground): string {
  const waterlines = WATERLINES.map(
    ([width, opacity]) =>
      path(land, { stroke: line, 'stroke-width': (width + 1.1) * unit, opacity }) +
      path(land, { stroke: ground, 'stroke-width': (width - 1.1) * unit }),
  );
  return [
    ...waterlines,
    path(land, { fill: ground, 'fill-rule': 'evenodd' }),
    path(land, { stroke: line, 'stroke-width': 1.5 * unit }),
  ].join('');
}
