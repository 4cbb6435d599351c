export { ActionLink, useApplicationAddress } from './action-link';
export { ACTIONS, type Action, isAction } from './actions';
export type { Answer, Choice, Popin, Question, Some } from './machine';
export { ApplicationProvider } from './provider';
export type { VisitorRequest } from './request';
