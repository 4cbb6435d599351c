import { type Language, useLanguage } from '../taxonomy';

/** The path of a page in a language: French at the root, the others under their own segment. */
export function pathIn(language: Language, path: string): string {
  return language === 'fr' ? path : `/${language}${path === '/' ? '' : path}`;
}

/** RED-2: on a whole segment, so that /entreprise and /enquete are not English. */
export function languageOf(pathname: string): Language {
  const [, first] = pathname.split('/');
  return first === 'en' ? first : 'fr';
}

/** Turns a path of the site into the same page's path in the language being read. */
export function usePath(): (path: string) => string {
  const language = useLanguage();
  return (path) => pathIn(language, path);
}
