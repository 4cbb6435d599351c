import { cookie } from './keep';
import { cookieValues } from './stored';

/** TRK-4: what a visitor answers when they are asked first; no answer is a refusal that was not given yet. */
export const CHOICES = ['oui', 'non'] as const;

export type Choice = (typeof CHOICES)[number];

/** Kept without being asked for: it is what the visitor has just said. */
export const CHOICE_COOKIE = 'consentement';

/** No six months are shorter. */
const LASTS_SECONDS = 180 * 86_400;

export function isChoice(text: unknown): text is Choice {
  return CHOICES.some((choice) => choice === text);
}

/** What the visitor has answered, of a `Cookie` header or of `document.cookie`. */
export function choiceIn(cookies: string | null): Choice | undefined {
  const found = cookieValues(cookies).get(CHOICE_COOKIE);
  return isChoice(found) ? found : undefined;
}

/** Whether anything may be kept of where a visitor came from. */
export function mayKeep(asksFirst: boolean, cookies: string | null): boolean {
  return !asksFirst || choiceIn(cookies) === 'oui';
}

export function choiceCookie(choice: Choice, url: URL): string {
  return cookie(CHOICE_COOKIE, choice, LASTS_SECONDS, url);
}
