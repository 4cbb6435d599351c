import { type Sheet, type Station, WIDE_RELIEF } from '../map';
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
const AROUND_ONE = 1.3;

/** How wide words may be, by what stands beside them. */
export const WORDS_WIDTH: Record<Scene['kind'], number> = {
  whole: 550,
  around: 580,
  elsewhere: 580,
  picture: 580,
  day: 660,
};

/** What is seen of the map: all of it, across the card, or on a sheet what is around one campus. */
export function mapView(here: Station | undefined): { box: Sheet; placed: Placed } {
  if (!here) {
    const box = { x: 0, y: 0, width: CARD.width, height: CARD.height };
    return { box, placed: { scale: WHOLE, x: AXIS - 500 * WHOLE, y: -16 } };
  }
  const across = { start: SHEET.x, length: SHEET.width };
  const down = { start: SHEET.y, length: SHEET.height };
  return {
    box: SHEET,
    placed: {
      scale: AROUND_ONE,
      x: origin(here.x, across, { start: WIDE_RELIEF.x, length: WIDE_RELIEF.width }),
      y: origin(here.y, down, { start: WIDE_RELIEF.y, length: WIDE_RELIEF.height }),
    },
  };
}

type Span = { start: number; length: number };

/** The point is in the middle, unless the sheet would then be empty beyond the edge of the relief. */
function origin(point: number, sheet: Span, relief: Span): number {
  const half = sheet.length / 2 / AROUND_ONE;
  const first = relief.start + half;
  const last = relief.start + relief.length - half;
  const middle = Math.max(first, Math.min(last, point));
  return sheet.start + sheet.length / 2 - middle * AROUND_ONE;
}
