export { faultsOf } from './faults';
export { lacksWww } from './host';
export { asRuled } from './query-pages';
export { compile, destination, type Redirects } from './redirects';
export type { Rule } from './rules';
export { readTable } from './table';
