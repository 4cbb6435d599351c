import type { ReactNode, RefCallback } from 'react';
import { useLocation } from 'react-router';
import type { MenuEntry } from '../../content/menus.server';
import { Link } from '../../modules/navigation';
import { useLabels } from '../../modules/taxonomy';
import { Arrow } from '../../ui/arrow';
import { followed, opens } from './machine';
import { RowButton, RowLink } from './row';

/** The entry of the list of campuses. */
const CAMPUSES = 'campus';

type Way = {
  /** Opens what is at this place of the level. */
  onOpen: (place: number) => void;
  /** The place one has come back from; nothing on the way in. */
  left: number | null;
  arrive: RefCallback<HTMLElement>;
};

/** The entries. Those that open a level are links to their own page where there is no script to open it. */
export function MainLevel({ menu, onOpen, left, arrive }: Way & { menu: MenuEntry[] }) {
  const { menus } = useLabels();
  return (
    <nav aria-label={menus.main}>
      <ul className="divide-y divide-hair border-b border-hair">
        {menu.map((entry, place) => (
          <li key={entry.label} className="empty:hidden">
            {opens(entry) && (
              <RowButton
                size="entry"
                onClick={() => onOpen(place)}
                arrive={left === place ? arrive : null}
              >
                {entry.label}
              </RowButton>
            )}
            {entry.url && (
              <RowLink
                size="entry"
                to={entry.url}
                {...(opens(entry) && { hidden: 'with scripts' })}
              >
                {entry.label}
              </RowLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What is behind an entry: its links, its sections, and the way to all of it. */
export function EntryLevel({ entry, onOpen, left, arrive }: Way & { entry: MenuEntry }) {
  const { menus } = useLabels();
  const { pathname } = useLocation();
  const { label, slug, url, items, sections } = entry;
  return (
    <DeepLevel title={label} arrive={left === null ? arrive : null}>
      <ul className="divide-y divide-hair border-b border-hair">
        <ItemRows items={items} />
        {sections.map(({ title }, place) => (
          <li key={title}>
            <RowButton
              size="section"
              onClick={() => onOpen(place)}
              arrive={left === place ? arrive : null}
            >
              {title}
            </RowButton>
          </li>
        ))}
      </ul>
      {url && (
        <p className="mt-auto px-6 py-4">
          <Link
            to={url}
            current={pathname === url}
            className="inline-flex min-h-touch items-center font-semibold text-survey underline-offset-4 hover:underline"
          >
            {slug === CAMPUSES ? (
              menus.allCampuses
            ) : (
              <>
                {menus.seeAll}
                <span className="sr-only"> : {label}</span>
              </>
            )}
            <Arrow />
          </Link>
        </p>
      )}
    </DeepLevel>
  );
}

type SectionProps = { section: MenuEntry['sections'][number]; arrive: RefCallback<HTMLElement> };

/** What is behind a section of an entry. */
export function SectionLevel({ section: { title, items }, arrive }: SectionProps) {
  return (
    <DeepLevel title={title} arrive={arrive}>
      <ul className="divide-y divide-hair border-b border-hair">
        <ItemRows items={items} />
      </ul>
    </DeepLevel>
  );
}

function ItemRows({ items }: Pick<MenuEntry, 'items'>) {
  return followed(items).map(({ label, url }) => (
    <li key={label}>
      <RowLink size="item" to={url}>
        {label}
      </RowLink>
    </li>
  ));
}

type DeepProps = { title: string; arrive: RefCallback<HTMLElement> | null; children: ReactNode };

/** Its heading takes the focus on the way in: that is what says that the level has changed. */
function DeepLevel({ title, arrive, children }: DeepProps) {
  return (
    <nav aria-labelledby="menu-level" className="flex min-h-full flex-col">
      <h2
        id="menu-level"
        ref={arrive}
        tabIndex={-1}
        className="title-level px-6 pt-8 pb-4 -outline-offset-4"
      >
        {title}
      </h2>
      {children}
    </nav>
  );
}
