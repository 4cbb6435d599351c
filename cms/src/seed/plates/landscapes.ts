import type { Point } from './drawing/geometry.ts';

export type LandscapeName = 'mountains' | 'hills' | 'plain' | 'coast';

export type Landscape = {
  name: LandscapeName;
  /** Which way the sea lies from there: to the east and to the south are positive. */
  sea?: Point;
};

/** The country around each campus of the demo. Relief is invented, but a port is by the sea and Gap in the mountains. */
const LANDSCAPES: Record<string, Landscape> = {
  agen: { name: 'hills' },
  amiens: { name: 'plain' },
  angers: { name: 'plain' },
  auxerre: { name: 'hills' },
  bordeaux: { name: 'plain' },
  brest: { name: 'coast', sea: { x: -0.95, y: 0.3 } },
  'burkina-faso': { name: 'plain' },
  'charleville-mezieres': { name: 'hills' },
  chartres: { name: 'plain' },
  dijon: { name: 'hills' },
  gap: { name: 'mountains' },
  grenoble: { name: 'mountains' },
  'la-reunion': { name: 'coast', sea: { x: -0.7, y: -0.7 } },
  lille: { name: 'plain' },
  lyon: { name: 'hills' },
  'mont-de-marsan': { name: 'plain' },
  montlucon: { name: 'hills' },
  montpellier: { name: 'coast', sea: { x: 0.3, y: 0.95 } },
  moulins: { name: 'plain' },
  mulhouse: { name: 'hills' },
  nantes: { name: 'coast', sea: { x: -1, y: 0.1 } },
  paris: { name: 'plain' },
  reims: { name: 'hills' },
  rennes: { name: 'plain' },
  toulon: { name: 'coast', sea: { x: 0.1, y: 1 } },
  toulouse: { name: 'hills' },
};

const ELSEWHERE: Landscape = { name: 'hills' };

export function landscapeOf(campus: string | undefined): Landscape {
  return LANDSCAPES[campus ?? ''] ?? ELSEWHERE;
}

export const RUGGEDNESS: Record<LandscapeName, number> = {
  mountains: 1,
  hills: 0.6,
  coast: 0.5,
  plain: 0.15,
};
