import { tidied } from './value';

/** TRK-1: the cookies, and the names under which their values are handed on. */
export const ORIGIN_COOKIES = ['origine-tracking', 'utm_source', 'utm_medium'] as const;

/**
 * Where the visitor came from, of a `Cookie` header or of `document.cookie`: the cookies that are there, by their names
 * and in their order. Anyone can write a cookie, so what it says is tidied like what an address says.
 */
export function storedOrigin(cookies: string | null): Record<string, string> {
  if (!cookies) return {};
  const found = cookieValues(cookies);
  const values = ORIGIN_COOKIES.map((name) => [name, tidied(decoded(found.get(name) ?? ''))]);
  return Object.fromEntries(values.filter(([, value]) => value !== ''));
}

/** By their names; of two that have the same, the browser puts the nearer one first. */
export function cookieValues(cookies: string | null): Map<string, string> {
  if (!cookies) return new Map();
  const pairs = cookies.split(';').map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return [name.trim(), value.join('=').trim()] as const;
  });
  return new Map(pairs.reverse());
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}
