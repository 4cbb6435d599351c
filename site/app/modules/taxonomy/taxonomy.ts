import type { Dictionary } from './fr';
import { type Language, placeWords } from './places';

export type { Language } from './places';

const branches = {
  fr: async () => (await import('./fr')).fr,
  en: async () => (await import('./en')).en,
} satisfies Record<Language, () => Promise<Dictionary>>;

const known = new Map<Language, Dictionary>();

export function learnWords(language: Language, words: Dictionary): void {
  known.set(language, words);
  placeWords(language, words);
}

/** A browser has the words of the languages it reads; a server has them all (`words.server.ts`). */
export async function loadWords(language: Language): Promise<void> {
  if (!known.has(language)) learnWords(language, await branches[language]());
}

/** The labels of a language. A key that does not exist does not compile. */
export function labels(language: Language): Dictionary {
  const words = known.get(language);
  if (!words) throw new Error(`The words of « ${language} » have not been loaded.`);
  return words;
}

/** Puts values in the places that a label leaves open. */
export function fill(label: string, values: Record<string, string | number>): string {
  return label.replaceAll(/\{(\w+)\}/g, (place, name) => String(values[name] ?? place));
}
