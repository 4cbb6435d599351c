import type { MenuEntry, MenuItem } from '../../../content/menus.server';
import { ActionLink } from '../../../modules/application';
import { Arrow } from '../../../ui/arrow';

type Props = { entry: MenuEntry; isCurrent: (url: string) => boolean };

/** NAV-7: the simple kind. */
export function LinksPanel({ entry, isCurrent }: Props) {
  return (
    <div className="py-8">
      <PanelTitle entry={entry} />
      <LinkList items={entry.items} isCurrent={isCurrent} className="mt-4 max-w-[34rem]" />
    </div>
  );
}

/** What the menu is about; a link to it where it has a page. */
export function PanelTitle({ entry: { label, url } }: { entry: MenuEntry }) {
  if (!url) return <p className="title-3">{label}</p>;
  return (
    <p className="title-3">
      <ActionLink to={url} className="hover:text-survey">
        {label} <Arrow />
      </ActionLink>
    </p>
  );
}

type ListProps = { items: MenuItem[]; isCurrent: Props['isCurrent']; className: string };

export function LinkList({ items, isCurrent, className }: ListProps) {
  return (
    <ul className={className}>
      {items.map(
        ({ label, url }) =>
          url && (
            <li key={label} className="border-b border-hair first:border-t">
              <ActionLink
                to={url}
                current={isCurrent(url)}
                className="flex min-h-12 items-center font-medium hover:text-survey aria-[current=page]:font-semibold aria-[current=page]:text-survey"
              >
                {label}
              </ActionLink>
            </li>
          ),
      )}
    </ul>
  );
}
