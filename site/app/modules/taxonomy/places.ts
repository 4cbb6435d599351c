export type Language = 'fr' | 'en';

type Place = { language: Language; path: string };

/** Where each part of the dictionary stands in it, so that whoever holds one need not say which it is. */
const places = new Map<object, Place>();

export function placeWords(language: Language, branch: object, path: string = language): void {
  places.set(branch, { language, path });
  for (const [key, part] of Object.entries(branch)) {
    if (typeof part === 'object' && part !== null) placeWords(language, part, `${path}.${key}`);
  }
}

/** « fr.courses.rhythms ». What is in no branch is French, and nameless. */
export function placeOf(part: object): Place {
  return places.get(part) ?? { language: 'fr', path: 'fr' };
}
