import { useLocation } from 'react-router';
import type { MenuEntry } from '../content/menus.server';
import type { Settings } from '../content/settings.server';
import { Link, usePath } from '../modules/navigation';
import { type Language, useLabels } from '../modules/taxonomy';
import { LanguageSwitch } from './language-switch';
import { Logo } from './logo';

type Props = { settings: Settings; entries: MenuEntry[]; languages: readonly Language[] };

export function Header({ settings, entries, languages }: Props) {
  const path = usePath();
  return (
    <header className="border-b border-ink">
      <div className="wrap flex min-h-16 items-stretch gap-6 desk:min-h-21 desk:gap-14">
        <Link to={path('/')} className="flex items-center gap-3">
          <Logo size={48} />
          <span className="font-display text-[1.75rem] leading-none font-bold tracking-tight">
            {settings.siteName}
          </span>
          <span className="sr-only">, {settings.title}</span>
        </Link>
        {entries.length > 0 && <WideMenu entries={entries} />}
        <div className="ml-auto flex items-stretch gap-4">
          <LanguageSwitch languages={languages} />
          {entries.length > 0 && <NarrowMenu entries={entries} />}
        </div>
      </div>
    </header>
  );
}

function WideMenu({ entries }: { entries: MenuEntry[] }) {
  const { menus } = useLabels();
  return (
    <nav aria-label={menus.main} className="hidden desk:flex">
      <MenuLinks entries={entries} className="flex items-stretch gap-7" />
    </nav>
  );
}

/** Opens before, and without, any script. */
function NarrowMenu({ entries }: { entries: MenuEntry[] }) {
  const { menus } = useLabels();
  return (
    <details className="relative flex desk:hidden">
      <summary className="flex min-h-16 cursor-pointer list-none items-center text-s font-semibold [&::-webkit-details-marker]:hidden">
        {menus.menu}
      </summary>
      <nav
        aria-label={menus.main}
        className="absolute top-full right-0 z-10 w-64 border border-ink bg-paper px-5 py-2"
      >
        <MenuLinks entries={entries} className="grid divide-y divide-hair" />
      </nav>
    </details>
  );
}

function MenuLinks({ entries, className }: { entries: MenuEntry[]; className: string }) {
  const { pathname } = useLocation();
  return (
    <ul className={className}>
      {entries.map(
        ({ label, url }) =>
          url && (
            <li key={label} className="flex">
              <Link
                to={url}
                current={pathname === url}
                className="flex min-h-touch items-center font-medium hover:text-survey aria-[current=page]:text-survey"
              >
                {label}
              </Link>
            </li>
          ),
      )}
    </ul>
  );
}
