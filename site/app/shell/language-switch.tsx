import { useLocation } from 'react-router';
import { Link, pathIn } from '../modules/navigation';
import { type Language, useLabels, useLanguage } from '../modules/taxonomy';

/** The same page in each language of the site; nothing when there is only one. */
export function LanguageSwitch({ languages }: { languages: readonly Language[] }) {
  const { menus } = useLabels();
  const current = useLanguage();
  const { pathname, search } = useLocation();
  if (languages.length < 2) return null;
  const page = pathname.replace(/^\/en(?=\/|$)/, '') || '/';
  return (
    <nav aria-label={menus.language} className="flex items-center">
      <ul className="-mr-3 flex text-xs">
        {languages.map((language) => (
          <li key={language}>
            <Link
              to={`${pathIn(language, page)}${search}`}
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
