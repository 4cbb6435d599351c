import { type Language, useLanguage } from '../taxonomy';

/** The path of a page in a language: French at the root, the others under their own segment. */
export function pathIn(language: Language, path: string): string {
  return language === 'fr' ? path : `/${language}${path === '/' ? '' : path}`;
}

/** Turns a path of the site into the same page's path in the language being read. */
export function usePath(): (path: string) => string {
  const language = useLanguage();
  return (path) => pathIn(language, path);
}
