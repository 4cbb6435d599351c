export { addressKept } from './address';
export { referrerKept } from './referrer';
export { Reporter } from './reporter';
export type { Missing } from './tally';
