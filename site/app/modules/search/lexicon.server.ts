import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as french } from '@orama/stemmers/french';
import { folded } from '../lists';
import type { Language } from '../taxonomy';

const STEMMERS: Record<Language, (word: string) => string> = { fr: french, en: english };

/**
 * What is left of a word without its ending. Endings have accents that visitors do not type, so it is cut both with and
 * without: « diplômée » has a form in common with « diplôme » and with « diplomee ».
 */
function stemsOf(word: string, language: Language): Set<string> {
  const stem = STEMMERS[language];
  return new Set([stem(folded(word)), folded(stem(word.toLowerCase()))]);
}

/** The words of everything that can be found, and which are forms of the same one. */
export class Lexicon {
  readonly #language: Language;
  /** As they stand in a text, and as they are compared. */
  readonly #folded = new Map<string, string>();
  readonly #written = new Map<string, string>();
  readonly #byStem = new Map<string, Set<string>>();
  #sorted: string[] = [];

  constructor(language: Language) {
    this.#language = language;
  }

  /** A word of a document, as it is compared. What visitors type is not for here, where it would be kept. */
  enter(word: string): string {
    const known = this.#folded.get(word);
    if (known !== undefined) return known;
    const plain = folded(word);
    this.#folded.set(word, plain);
    if (!this.#written.has(plain)) this.#written.set(plain, word.toLowerCase());
    for (const stem of stemsOf(word, this.#language)) {
      const forms = this.#byStem.get(stem) ?? new Set();
      this.#byStem.set(stem, forms.add(plain));
    }
    return plain;
  }

  /** To be told when all documents are in. */
  close(): void {
    this.#sorted = [...this.#written.keys()].sort();
  }

  /** With its accents. */
  writtenForm(word: string): string {
    return this.#written.get(word) ?? word;
  }

  has(word: string): boolean {
    return this.#sorted[this.#placeOf(word)] === word;
  }

  hasBeginning(beginning: string): boolean {
    return this.#sorted[this.#placeOf(beginning)]?.startsWith(beginning) ?? false;
  }

  /** The other words that are forms of this one. */
  formsOf(word: string): string[] {
    const stems = [...stemsOf(word, this.#language)];
    const forms = stems.flatMap((stem) => [...(this.#byStem.get(stem) ?? [])]);
    return [...new Set(forms)].filter((form) => form !== word);
  }

  /** Where a word is, or would be. */
  #placeOf(word: string): number {
    let [low, high] = [0, this.#sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#sorted[middle] ?? '') < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
