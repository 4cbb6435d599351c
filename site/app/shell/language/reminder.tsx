import { useLayoutEffect } from 'react';
import { rememberedLanguage } from '../../modules/language';
import { Link } from '../../modules/navigation';
import { type Language, useLabels, useLanguage } from '../../modules/taxonomy';
import { usePageIn } from './page-in';

const SHOWN: Record<Language, string> = {
  fr: 'in-data-[chosen=fr]:block',
  en: 'in-data-[chosen=en]:block',
};

/** TAX-4: nobody is led away from the page they opened; whoever chose another language is told that it is in that one too. */
export function LanguageReminder({ languages }: { languages: readonly Language[] }) {
  const { menus } = useLabels();
  const current = useLanguage();
  const pageIn = usePageIn();
  // What was chosen since is marked once the page in it is there, not while it is being fetched.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cookie changes with the language
  useLayoutEffect(() => {
    const chosen = rememberedLanguage();
    if (chosen) document.documentElement.dataset.chosen = chosen;
  }, [current]);
  return languages
    .filter((language) => language !== current && pageIn(language).isTranslation)
    .map((language) => (
      <p
        key={language}
        lang={language}
        className={`hidden border-b border-hair bg-mist text-s font-medium print:hidden ${SHOWN[language]}`}
      >
        <span className="wrap block">
          <Link to={pageIn(language).to} className="text-link min-h-touch">
            {menus.readHere[language]}
          </Link>
        </span>
      </p>
    ));
}
