import { distance, type Point, type Size, smoothStep } from './geometry.ts';
import { element } from './svg.ts';

/** What hides the ground around a place that is missing, and to the left, where words stand beside the picture. */
export type Veil = { presence: (place: Point) => number; mask: string };

const ID = 'veil';

export function veil({ width, height }: Size, missing: Point): Veil {
  const stop = (offset: number, attributes: Record<string, string | number>) =>
    element('stop', { offset, ...attributes });
  const around = element(
    'radialGradient',
    {
      id: 'around',
      gradientUnits: 'userSpaceOnUse',
      cx: missing.x,
      cy: missing.y,
      r: height * 0.54,
    },
    stop(0.3, { 'stop-color': '#000' }) + stop(0.85, { 'stop-color': '#fff' }),
  );
  const left = element(
    'linearGradient',
    { id: 'left', x1: 0, x2: 1 },
    stop(0.1, { 'stop-color': '#000' }) + stop(0.45, { 'stop-color': '#000', 'stop-opacity': 0 }),
  );
  const sheet = (fill: string) => element('rect', { width, height, fill });
  const mask = element('mask', { id: ID }, sheet('url(#around)') + sheet('url(#left)'));
  return {
    presence: (place) =>
      smoothStep(0.2, 0.5, distance(place, missing) / height) *
      smoothStep(0.04, 0.42, place.x / width),
    mask: element('defs', {}, around + left + mask),
  };
}

export function veiled(drawing: string, { mask }: Veil): string {
  return mask + element('g', { mask: `url(#${ID})` }, drawing);
}
