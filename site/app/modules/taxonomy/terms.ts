import { placeOf } from './places';

/** Words that are looked up by a value of the content, which may be any. */
export type Terms = Readonly<Record<string | number, string>>;

export function hasTerm(terms: Terms, key: string | number): boolean {
  return Object.hasOwn(terms, key);
}

/** TAX-3: the word for a value of the content; where the dictionary has none, it says so. */
export function term(terms: Terms, key: string | number): string {
  const found = hasTerm(terms, key) ? terms[key] : undefined;
  return found ?? missingTerm(terms, key);
}

export function missingTerm(terms: Terms, key: string | number): string {
  return `la taxo pour ${placeOf(terms).path}.${key} n'existe pas`;
}
