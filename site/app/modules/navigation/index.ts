export { Arrival } from './arrival';
export { type Failure, useFailure } from './failure';
export { nameEntries } from './history-entries';
export { holdPage } from './hold';
export { Link } from './link';
export { watchPreloads } from './missing-code';
export { pathIn, usePath } from './path';
export { prefetchCode, whenIdle } from './prefetch';
export { QueryForm } from './query-form';
