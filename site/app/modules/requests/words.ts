import { type Language, useLanguage } from '../taxonomy';
import { requests as en } from './words-en';
import { requests as fr } from './words-fr';

const branches = { fr, en } satisfies Record<Language, typeof fr>;

export type RequestWords = typeof fr;

/** A branch of the dictionary that stands beside the forms: no other page has a use for it. */
export function requestWords(language: Language): RequestWords {
  return branches[language];
}

export function useRequestWords(): RequestWords {
  return requestWords(useLanguage());
}
