/** As much of an address as its rule may hold. A longer one is left out: cut short, it would be another. */
export const LONGEST = 200;

/** Of what looks like a file, what a school publishes: the others are a page's own files, or a robot's guess. */
const DOCUMENT = /^(html?|pdf|docx?|xlsx?|pptx?|od[pst])$/;
/** Where robots look for software that the site does not run. */
const PROBED = new Set(['actuator', 'cgi-bin', 'phpmyadmin', 'wp-admin', 'wp-includes', 'wp-json']);

/** What no rule can be made for, or nobody types: what controls, what turns text round, half a sign, marks of rules. */
const UNFIT = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}*?#\\%]|[^\S ]|^\/\//u;

/**
 * What is kept of an address that was not found: its path as rules compare it. Nothing of one that may name a person,
 * that a robot tried, or that no rule could be made for.
 */
export function addressKept(pathname: string): string | undefined {
  const path = read(pathname);
  if (path === undefined || UNFIT.test(path)) return undefined;
  if (isProbe(path) || isPersonal(path)) return undefined;
  const kept = path.replaceAll(' ', '%20');
  return kept.length > LONGEST ? undefined : kept;
}

/** In small letters, accents as they are read, without a slash at the end. */
function read(pathname: string): string | undefined {
  try {
    return decodeURI(pathname).toLowerCase().replace(/\/+$/, '') || undefined;
  } catch {
    return undefined;
  }
}

function isProbe(path: string): boolean {
  const segments = path.split('/').slice(1);
  const [, extension] = /\.([^.]*)$/.exec(segments.at(-1) ?? '') ?? [];
  return (
    PROBED.has(segments[0] ?? '') ||
    segments.some((segment) => segment.startsWith('.')) ||
    (extension !== undefined && !DOCUMENT.test(extension))
  );
}

/** As many digits as a telephone number has, however they are grouped. */
const NUMBER = /\d(?:[ ._-]?\d){8}/;
const WORD_LENGTH = 40;
const TOKEN_LENGTH = 16;

/** An e-mail address, a number of someone, or a key that was made for one person. */
function isPersonal(path: string): boolean {
  return path.includes('@') || NUMBER.test(path) || path.split(/[/ ._-]/).some(isToken);
}

function isToken(word: string): boolean {
  if (word.length > WORD_LENGTH) return true;
  return word.length >= TOKEN_LENGTH && /\d/.test(word) && /\p{L}/u.test(word);
}
