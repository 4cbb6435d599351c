export { ACTIONS, type Action, isAction } from './actions';
export type { VisitorRequest } from './request';
