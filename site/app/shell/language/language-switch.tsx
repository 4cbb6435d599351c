import { rememberLanguage } from '../../modules/language';
import { Link } from '../../modules/navigation';
import { type Language, useLabels, useLanguage } from '../../modules/taxonomy';
import { NO_TRANSLATION } from './no-translation';
import { usePageIn } from './page-in';

/** The same page in each language of the site; nothing when there is only one. */
export function LanguageSwitch({ languages }: { languages: readonly Language[] }) {
  const { menus } = useLabels();
  const current = useLanguage();
  const pageIn = usePageIn();
  if (languages.length < 2) return null;
  return (
    <nav aria-label={menus.language} className="flex items-center">
      <ul className="-mr-3 flex text-xs">
        {languages.map((language) => {
          const { to, isTranslation } = pageIn(language);
          return (
            <li key={language}>
              <Link
                to={isTranslation ? to : `${to}#${NO_TRANSLATION}`}
                lang={language}
                current={language === current}
                onClick={() => rememberLanguage(language)}
                className="grid min-h-touch min-w-touch place-content-center text-ink-soft hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-ink"
              >
                {language.toUpperCase()}
                {!isTranslation && (
                  <span lang={current} className="sr-only">
                    , {menus.untranslated[language]}
                  </span>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
