import { en } from './en';
import { type Dictionary, fr } from './fr';

const branches = { fr, en } satisfies Record<string, Dictionary>;

export type Language = keyof typeof branches;

/** The labels of a language. A key that does not exist does not compile. */
export function labels(language: Language): Dictionary {
  return branches[language];
}

/** Puts values in the places that a label leaves open. */
export function fill(label: string, values: Record<string, string | number>): string {
  return label.replaceAll(/\{(\w+)\}/g, (place, name) => String(values[name] ?? place));
}
