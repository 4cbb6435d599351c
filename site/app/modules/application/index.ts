export { ActionLink, useApplicationAddress } from './action-link';
export { ACTIONS, type Action, isAction } from './actions';
export type { Answer, Choice, Popin, Question } from './machine';
export { ApplicationProvider } from './provider';
export type { VisitorRequest } from './request';
