import { pathIn } from '../navigation';
import type { Language } from '../taxonomy';

/** Where one registers, in the language being read: what an editor typed is the same in all of them. */
export function registrationIn(language: Language, address: string): string {
  if (!address.startsWith('/') || /^\/en(?![^/?#])/.test(address)) return address;
  const rest = address.search(/[?#]/);
  if (rest < 0) return pathIn(language, address);
  return `${pathIn(language, address.slice(0, rest))}${address.slice(rest)}`;
}
