import { type Network, type Sheet, type Station, view } from '../map';
import { CARD } from './card';
import type { Scene } from './scene.server';

export const MARGIN = 64;
/** Where words may begin, under the school's name, and where the last of them stands. */
export const WORDS = { top: 160, bottom: 566 };

/** The sheet on which a place or a picture is shown; its frame is around it. */
export const SHEET: Sheet = { x: 690, y: 64, width: 446, height: 502 };
export const FRAME = 9;

/** How the map lies on the card: pixels by unit, and where its origin is. */
export type Placed = { scale: number; x: number; y: number };

const WHOLE = 0.62;
/** The meridian of Paris is the axis of the right-hand side. */
export const AXIS = 908;

/** How wide words may be, by what stands beside them. */
export const WORDS_WIDTH: Record<Scene['kind'], number> = {
  whole: 550,
  around: 580,
  elsewhere: 580,
  picture: 580,
  day: 660,
};

/** What is seen of the map: all of it, across the card, or on a sheet what is around one campus. */
export function mapView(network: Network, here?: Station): { box: Sheet; placed: Placed } {
  if (!here) {
    const box = { x: 0, y: 0, width: CARD.width, height: CARD.height };
    return { box, placed: { scale: WHOLE, x: AXIS - network.meridian * WHOLE, y: -16 } };
  }
  const seen = view(network, here, SHEET.width / SHEET.height);
  const scale = SHEET.width / seen.width;
  return {
    box: SHEET,
    placed: { scale, x: SHEET.x - seen.x * scale, y: SHEET.y - seen.y * scale },
  };
}
