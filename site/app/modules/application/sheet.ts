import type { Sheet } from '../map';

/** The pop-in's part of the map: 420 pixels wide and 534 high. */
export const SHEET: Sheet = { x: -35, y: -86, width: 1159, height: 1473 };
