import { LANGUAGE_COOKIE } from '../../modules/language';

/**
 * Run in the head, before anything is painted: the language that the visitor chose, which the server's page, the same for
 * everyone, does not know. A constant, so that a content policy can name it by its hash.
 */
export const MARK_CHOSEN_LANGUAGE = `try{const c=/(?:^|; )${LANGUAGE_COOKIE}=(fr|en)(?:;|$)/.exec(document.cookie);if(c)document.documentElement.dataset.chosen=c[1]}catch{}`;
