/** Nothing the site ever had is longer: what is, is not looked at. */
const LONGEST = 2000;

/**
 * Whether a path may be an address that somebody once wrote down. Empty segments, backslashes, control characters, slashes
 * in disguise and escapes that mean nothing are none, and no rule is about them: they are simply not found.
 */
export function isSound(path: string): boolean {
  if (path.length > LONGEST || /\/\/+[^/]|%2f/i.test(path)) return false;
  try {
    return !/[\\\p{Cc}]/u.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

/** RED-1: the one way to write a path, in small letters, without a slash at the end. */
export function canonicalPath(path: string): string {
  const tidy = path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
  return tidy.replace(/(?:%[\da-f]{2})+|[^%]+/gi, (part) =>
    part.startsWith('%') ? smallEscapes(part) : part.toLowerCase(),
  );
}

/** An accent in capitals has its small letter too, which only shows once it is read. */
function smallEscapes(escapes: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(escapes).toLowerCase());
  } catch {
    return escapes;
  }
}

/** How addresses are compared: as they are best written, accents as they are read. */
export function comparable(path: string): string {
  const canonical = canonicalPath(path);
  try {
    return decodeURI(canonical);
  } catch {
    return canonical;
  }
}
