import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as french } from '@orama/stemmers/french';
import { folded } from '../lists';
import type { Language } from '../taxonomy';

const STEMMERS: Record<Language, (word: string) => string> = { fr: french, en: english };

/**
 * What a word is found by: itself, and what is left of it without its ending. Endings have accents that visitors do
 * not type, so it is cut both with and without: « diplômée » is found by « diplôme » and by « diplomee ». What is left
 * is no word: « fraise » without its ending is not « frais ».
 */
export function termsOf(word: string, language: Language): [string, ...string[]] {
  const stem = STEMMERS[language];
  const plain = folded(word);
  const stems = new Set([stem(plain), folded(stem(word.toLowerCase()))]);
  return [plain, ...[...stems].map((left) => `~${left}`)];
}

/** The words of everything that can be found, each looked at once. */
export class Lexicon {
  readonly #language: Language;
  readonly #terms = new Map<string, string[]>();
  #sorted: string[] = [];

  constructor(language: Language) {
    this.#language = language;
  }

  /** For words of documents alone: what visitors type is not kept. */
  termsOf(word: string): string[] {
    const known = this.#terms.get(word);
    if (known) return known;
    const terms = termsOf(word, this.#language);
    this.#terms.set(word, terms);
    return terms;
  }

  /** To be told when all documents are in. */
  close(): void {
    this.#sorted = [...new Set([...this.#terms.values()].flat())].sort();
  }

  has(term: string): boolean {
    return this.#sorted[this.#placeOf(term)] === term;
  }

  hasBeginning(beginning: string): boolean {
    return this.#sorted[this.#placeOf(beginning)]?.startsWith(beginning) ?? false;
  }

  /** Where a term is, or would be. */
  #placeOf(term: string): number {
    let [low, high] = [0, this.#sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#sorted[middle] ?? '') < term) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
