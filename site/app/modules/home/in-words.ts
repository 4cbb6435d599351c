import type { Language } from '../taxonomy';

const FRENCH = [
  ...['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'],
  ...['onze', 'douze', 'treize', 'quatorze', 'quinze', 'seize', 'dix-sept', 'dix-huit', 'dix-neuf'],
];
const FRENCH_TENS = ['', '', 'vingt', 'trente', 'quarante', 'cinquante', 'soixante'];

const ENGLISH = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ...['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen'],
  'nineteen',
];
const ENGLISH_TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty'];

/** A small number as a title has it: « vingt-six ». From a hundred on, in figures. */
export function inWords(number: number, language: Language): string {
  if (!Number.isInteger(number) || number < 0 || number > 99) return String(number);
  return language === 'fr' ? french(number) : english(number);
}

function french(number: number): string {
  if (number < 20) return FRENCH[number] ?? '';
  if (number === 80) return 'quatre-vingts';
  if (number > 80) return `quatre-vingt-${FRENCH[number - 80]}`;
  // Seventy is sixty-ten.
  const tens = Math.min(6, Math.floor(number / 10));
  const rest = number - tens * 10;
  if (rest === 0) return FRENCH_TENS[tens] ?? '';
  const joined = rest === 1 || rest === 11 ? ' et ' : '-';
  return `${FRENCH_TENS[tens]}${joined}${FRENCH[rest]}`;
}

function english(number: number): string {
  if (number < 20) return ENGLISH[number] ?? '';
  const tens = ENGLISH_TENS[Math.floor(number / 10)] ?? 'ninety';
  return number % 10 === 0 ? tens : `${tens}-${ENGLISH[number % 10]}`;
}

/** As a sentence begins. */
export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
