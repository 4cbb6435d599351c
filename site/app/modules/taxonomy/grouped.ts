import type { Language } from './taxonomy';

const FORMATS = { fr: new Intl.NumberFormat('fr-FR'), en: new Intl.NumberFormat('en-GB') };

/** « 1 940 ». The narrow space that engines put there is in neither font. */
export function grouped(number: number, language: Language): string {
  return FORMATS[language].format(number).replaceAll('\u202f', '\u00a0');
}
