import { geoGraticule, geoPath } from 'd3-geo';
import { frenchProjection } from '../app/modules/map/projection.server.ts';
import type { Sheet } from '../app/modules/map/sheets.ts';
import { metropolis } from './geography.ts';
import { outline } from './outline.ts';

/** In the map's units: a pixel and a half of the pop-in's map, which is all that shows it. */
const FINEST = 4;
/** A window of middling width shows more on both sides. */
const BEYOND = 260;

/** The country and its degrees, for a map too small for the relief. */
export function coast({ x, y, width, height }: Sheet): { land: string; graticule: string } {
  const lines = geoGraticule()
    .extent([
      [-20, 36],
      [26, 58],
    ])
    .step([2, 2])
    .precision(2)();
  const around = frenchProjection()
    .precision(1)
    .clipExtent([
      [x - BEYOND, y - BEYOND],
      [x + width + BEYOND, y + height + BEYOND],
    ]);
  return {
    land: outline(frenchProjection(), metropolis, FINEST),
    graticule: geoPath(around).digits(0)(lines) ?? '',
  };
}
