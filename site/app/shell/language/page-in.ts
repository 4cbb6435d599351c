import { type Location, useLocation, useRouteError } from 'react-router';
import { pageQuery, pathIn } from '../../modules/navigation';
import { type Language, useLanguage } from '../../modules/taxonomy';
import { usePageData } from '../page-data';

type PageIn = { to: string; isTranslation: boolean };

/** Where the page being read is in a language; what is missing in one is looked for in no other. */
export function usePageIn(): (language: Language) => PageIn {
  const location = useLocation();
  const current = useLanguage();
  const known = usePageData('languages');
  const isMissing = Boolean(useRouteError());
  return (language) => {
    const same = { to: sameIn(language, location), isTranslation: true };
    if (isMissing && language !== current)
      return { to: pathIn(language, '/'), isTranslation: false };
    return knownIn(language, known) ?? same;
  };
}

/** A page of the content service says where it is in each language: not every one has every language, or one name in all. */
function knownIn(language: Language, known: unknown): PageIn | undefined {
  if (typeof known !== 'object' || known === null) return undefined;
  const found: unknown = Object.getOwnPropertyDescriptor(known, language)?.value;
  return isPageIn(found) ? found : undefined;
}

function isPageIn(found: unknown): found is PageIn {
  return typeof found === 'object' && found !== null && 'to' in found && 'isTranslation' in found;
}

/** A page of the site's own is in every language, under the same name; a list may have fewer pages in another. */
function sameIn(language: Language, { pathname, search }: Location): string {
  const page = pathname.replace(/^\/en(?=\/|$)/, '').replace(/\/page\/\d+$/, '') || '/';
  const query = pageQuery(new URLSearchParams(search));
  query.delete('page');
  return `${pathIn(language, page)}${query.size > 0 ? `?${query}` : ''}`;
}
