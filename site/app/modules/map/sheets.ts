export const KM_PER_UNIT = 1.06;

/** A part of the map, in its units, the meridian of Paris at 500. */
export type Sheet = { x: number; y: number; width: number; height: number };

/** The home's: the meridian is its middle, so that a page can put it on its axis. */
export const HERO: Sheet = { x: -97, y: 3, width: 1194, height: 1075 };

/** The campuses' own page's: Ouessant and Corsica are whole, and the south-west has room for what lies overseas. */
export const COUNTRY: Sheet = { x: -30, y: -17, width: 1120, height: 1168 };

/** What the two pictures of the relief show: the wide one goes on under the words beside the home's map. */
export const RELIEF: Sheet = { x: -110, y: -30, width: 1220, height: 1190 };
export const WIDE_RELIEF: Sheet = { x: -760, y: -30, width: 2070, height: 1190 };

/** Where one sheet lies over another, in hundredths of it. */
export function placeOver(over: Sheet, sheet: Sheet) {
  const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(3)}%`;
  return {
    left: percent(sheet.x - over.x, over.width),
    top: percent(sheet.y - over.y, over.height),
    width: percent(sheet.width, over.width),
    height: percent(sheet.height, over.height),
  };
}

/** The box that the outline of a territory overseas is drawn in, in pixels. */
export const OUTLINE = { width: 96, height: 78 };
