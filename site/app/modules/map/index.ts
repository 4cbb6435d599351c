export { coordinates } from './coordinates';
export type { Network, Station } from './network.server';
export { view } from './view';
