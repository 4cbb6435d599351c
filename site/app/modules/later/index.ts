export { holdActions } from './held';
export { Island } from './island';
export { later } from './later';
export { ownFailure } from './own-failure';
export { everyPart, firstPage } from './parts';
export { firstSign } from './sign';
