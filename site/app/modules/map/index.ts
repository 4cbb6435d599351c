export { coordinates } from './coordinates';
export type { Network, Station } from './network.server';
export { isOnMap, view } from './view';
