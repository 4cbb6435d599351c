import type { MenuEntry, MenuItem } from '../../content/menus.server';
import { ActionLink } from '../../modules/application';
import { useLabels } from '../../modules/taxonomy';
import { LINK } from './link-style';

/** BLK-2: a column for each menu, and the single links in a row of their own. */
export function MenuColumns({ entries }: { entries: MenuEntry[] }) {
  const { menus } = useLabels();
  const columns = entries.filter(({ kind }) => kind !== 'link');
  const singles = entries.filter(({ kind }) => kind === 'link');
  if (entries.length === 0) return null;
  return (
    <nav
      aria-label={menus.footer}
      className="grid gap-y-6 border-t border-hair-ink pt-6 text-s desktop:gap-y-8"
    >
      {columns.length > 0 && (
        <div className="grid grid-cols-2 gap-x-gutter gap-y-8 md:grid-cols-4">
          {columns.map((column) => (
            <Column key={column.label} {...column} />
          ))}
        </div>
      )}
      <Links items={singles} className="flex flex-wrap gap-x-8 font-semibold" />
    </nav>
  );
}

function Column({ label, url, items, sections }: MenuEntry) {
  return (
    <div>
      <h2 className="font-semibold text-brass-light desktop:mb-1">
        {url ? (
          <ActionLink to={url} className={LINK}>
            {label}
          </ActionLink>
        ) : (
          <span className={LINK}>{label}</span>
        )}
      </h2>
      <Links items={[...items, ...sections.flatMap((section) => section.items)]} />
    </div>
  );
}

function Links({ items, className }: { items: MenuItem[]; className?: string }) {
  const links = items.filter(({ url }) => url !== null);
  if (links.length === 0) return null;
  return (
    <ul className={className}>
      {links.map(
        ({ label, url }) =>
          url && (
            <li key={label}>
              <ActionLink to={url} className={LINK}>
                {label}
              </ActionLink>
            </li>
          ),
      )}
    </ul>
  );
}
