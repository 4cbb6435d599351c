export { holdActions } from './held';
export { Island } from './island';
export { later } from './later';
export { isAnswered, ownFailure } from './own-failure';
export { everyPart, firstPage } from './parts';
export { LAY_OUT_REST, MARK_OPENED_AT_TOP } from './top-first';
export { WAIT_FOR_SIGN } from './waiting';
