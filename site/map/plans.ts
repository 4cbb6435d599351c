import { RELIEF, WIDE_RELIEF } from '../app/modules/map/sheets.ts';
import type { Plan } from './drawing.ts';

/** A picture of a drawing: how wide, and how finely it is kept. */
export type Picture = { file: string; width: number; quality: number };

/** For screens: the home's map is 1000 px wide on the most common one. For phones: fewer strokes, each broader. */
export const PLANS: Record<string, Plan & { pictures: Picture[] }> = {
  wide: {
    sheet: WIDE_RELIEF,
    scale: 0.84,
    pictures: [
      { file: 'wide-1734.avif', width: 1734, quality: 45 },
      { file: 'wide-2600.avif', width: 2600, quality: 29 },
    ],
  },
  narrow: {
    sheet: RELIEF,
    scale: 0.45,
    pictures: [{ file: 'narrow-680.avif', width: 680, quality: 24 }],
  },
};
