export { coordinates } from './coordinates';
export type { Network } from './network.server';
