import { type Location, useLocation } from 'react-router';
import { Link, pathIn } from '../modules/navigation';
import { type Language, useLabels, useLanguage } from '../modules/taxonomy';
import { usePageData } from './page-data';

/** The same page in each language of the site; nothing when there is only one. */
export function LanguageSwitch({ languages }: { languages: readonly Language[] }) {
  const { menus } = useLabels();
  const current = useLanguage();
  const location = useLocation();
  const known = usePageData('languages');
  if (languages.length < 2) return null;
  return (
    <nav aria-label={menus.language} className="flex items-center">
      <ul className="-mr-3 flex text-xs">
        {languages.map((language) => (
          <li key={language}>
            <Link
              to={addressIn(language, known) ?? sameIn(language, location)}
              lang={language}
              current={language === current}
              className="grid min-h-touch min-w-touch place-content-center text-ink-soft hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-ink"
            >
              {language.toUpperCase()}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A page of the content service says where it is in each language: not every one has every language, or one name in all. */
function addressIn(language: Language, known: unknown): string | undefined {
  if (typeof known !== 'object' || known === null) return undefined;
  const found: unknown = Object.getOwnPropertyDescriptor(known, language)?.value;
  const leads = typeof found === 'object' && found !== null && 'to' in found;
  return leads && typeof found.to === 'string' ? found.to : undefined;
}

/** A page of the site's own is in every language, under the same name; a list may have fewer pages in another. */
function sameIn(language: Language, { pathname, search }: Location): string {
  const page = pathname.replace(/^\/en(?=\/|$)/, '').replace(/\/page\/\d+$/, '') || '/';
  const query = new URLSearchParams(search);
  query.delete('page');
  return `${pathIn(language, page)}${query.size > 0 ? `?${query}` : ''}`;
}
