import { en } from './en';
import { fr } from './fr';
import type { Language } from './taxonomy';

type Place = { language: Language; path: string };

/** Where each part of the dictionary stands in it, so that whoever holds one need not say which it is. */
const PLACES = new Map([...placesIn(fr, 'fr', 'fr'), ...placesIn(en, 'en', 'en')]);

function placesIn(branch: object, language: Language, path: string): [object, Place][] {
  const parts = Object.entries(branch).flatMap(([key, part]) =>
    typeof part === 'object' && part !== null ? placesIn(part, language, `${path}.${key}`) : [],
  );
  return [[branch, { language, path }], ...parts];
}

/** « fr.courses.rhythms ». What is in no branch is French, and nameless. */
export function placeOf(part: object): Place {
  return PLACES.get(part) ?? { language: 'fr', path: 'fr' };
}
