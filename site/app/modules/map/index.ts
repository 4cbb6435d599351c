export { coordinates } from './coordinates';
export { kilometres, PARIS, type Position } from './distance';
export { type Inset, insets } from './insets';
export { inKilometres } from './kilometres';
export { largeName, type Name, namesOf, type Placement } from './names';
export { neighboursOf } from './neighbours';
export type { Neighbour, Network, Station } from './network.server';
export { Rings } from './rings';
export {
  COUNTRY,
  HERO,
  KM_PER_UNIT,
  OUTLINE,
  placeOver,
  RELIEF,
  type Sheet,
  WIDE_RELIEF,
} from './sheets';
export { strokes } from './strokes';
export { isIn, isOnMap, view } from './view';
