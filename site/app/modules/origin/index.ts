export { answer, useOrigin } from './browser';
export {
  CHOICE_COOKIE,
  CHOICES,
  type Choice,
  choiceIn,
  isChoice,
  mayKeep,
} from './consent';
export { arrivalCookies, cookie } from './keep';
export { campaignIn } from './origin';
export { cookieValues, ORIGIN_COOKIES, storedOrigin } from './stored';
