export { nearestFirst, type Reached } from './nearest';
export type { Answer, Place } from './place';
