import { answer, CHOICE_COOKIE, CHOICES, type Choice } from '../../modules/origin';
import { focusTop } from '../top';
import { CONSENT_TITLE } from './id';

/**
 * Run in the head, before anything is painted: whoever has answered does not see the panel, not even for a moment, though the
 * page is the same for everyone. A constant, so that a content policy can name it by its hash.
 */
export const HIDE_ANSWERED_CONSENT = `try{const c=/(?:^|; )${CHOICE_COOKIE}=(${CHOICES.join('|')})(?:;|$)/.exec(document.cookie);if(c)document.documentElement.dataset.consent=c[1]}catch{}`;

/** What the panel was reopened by. */
let opener: HTMLElement | null = null;

/** Shows the panel again, to whoever changes their mind. */
export function reopen(by: HTMLElement | null): void {
  opener = by;
  document.documentElement.dataset.consentOpen = '';
  document.getElementById(CONSENT_TITLE)?.focus({ preventScroll: true });
}

/** Takes the answer, puts the panel away, and leaves the keyboard where it came from. */
export function close(choice: Choice): void {
  const { dataset } = document.documentElement;
  answer(choice);
  dataset.consent = choice;
  delete dataset.consentOpen;
  if (opener?.isConnected) opener.focus({ preventScroll: true });
  else focusTop();
  opener = null;
}
