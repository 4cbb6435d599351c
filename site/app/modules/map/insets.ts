import { kilometres, PARIS, type Position } from './distance';
import type { Network } from './network.server';
import territories from './territories.json';

/** A campus that lies off the map, on the outline of its own country. */
export type Inset = {
  slug: string;
  name: string;
  outline: string;
  isIsland: boolean;
  x: number;
  y: number;
  /** From Paris, to ten kilometres: nobody measures nine thousand of them to the last one. */
  km: number;
};

/** The campuses of the territories that have an outline; the others are in lists alone. */
export function insets({ elsewhere }: Network): Inset[] {
  return elsewhere.flatMap(({ slug, name, latitude, longitude }) => {
    if (latitude === null || longitude === null) return [];
    const place = { latitude, longitude };
    const territory = Object.values(territories).find((found) => isIn(found, place));
    if (!territory) return [];
    const { outline, isIsland, scale, x, y } = territory;
    return [
      {
        slug,
        name,
        outline,
        isIsland,
        x: tenth(x + scale * radians(longitude)),
        y: tenth(y - scale * Math.log(Math.tan(Math.PI / 4 + radians(latitude) / 2))),
        km: Math.round(kilometres(PARIS, place) / 10) * 10,
      },
    ];
  });
}

type Bounds = { west: number; south: number; east: number; north: number };

function isIn({ west, south, east, north }: Bounds, { latitude, longitude }: Position): boolean {
  return longitude >= west && longitude <= east && latitude >= south && latitude <= north;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
