/** What French is written with (CLDR, the main letters of `fr`); English has nothing more. */
const FRENCH = 'abcdefghijklmnopqrstuvwxyzàâæçéèêëîïôœùûüÿ';
/** Of the names of people and places, what France meets every day and does not write itself. */
const NEIGHBOURS = 'áíóúñäö';
const FIGURES = '0123456789²³';
/** Those of a keyboard, then those of print and of measures. */
const SIGNS = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~«»‘’“”–—…•·×÷±°′″−€£§©®™';
/** The space, and those that are not broken at or are narrow. */
const SPACES = ' \u00a0\u2009\u200b\u202f';

const letters = FRENCH + NEIGHBOURS;

/** The characters that every page may have: their files are asked for with the page. All others come when a page has one. */
export const USUAL: ReadonlySet<number> = new Set(
  [...letters, ...letters.toUpperCase(), ...FIGURES, ...SIGNS, ...SPACES].map(
    (character) => character.codePointAt(0) ?? 0,
  ),
);
