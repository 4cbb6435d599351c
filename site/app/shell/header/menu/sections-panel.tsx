import { useId } from 'react';
import type { MenuEntry } from '../../../content/menus.server';
import { useLabels } from '../../../modules/taxonomy';
import { Chevron } from '../../../ui/chevron';
import { LinkList, PanelTitle } from './links-panel';

type Props = {
  entry: MenuEntry;
  section: number | null;
  onSection: (section: number) => void;
  isCurrent: (url: string) => boolean;
};

/** NAV-7: sections, and beside them the items of the one that was pressed; without scripts, those of all. */
export function SectionsPanel({ entry, section, onSection, isCurrent }: Props) {
  const { menus } = useLabels();
  const id = useId();
  const longest = Math.max(0, ...entry.sections.map(({ items }) => items.length));
  return (
    <div className="relative py-8">
      <PanelTitle entry={entry} />
      <ul
        className="relative mt-4 grid grid-cols-2 content-start gap-x-[calc(2*var(--spacing-gutter))]"
        style={{ minHeight: `calc(${longest} * var(--spacing) * 12.5)` }}
      >
        {entry.sections.map(({ title, items }, index) => (
          // The items come right after their button in the reading order, and stand in the second column.
          <li
            key={title}
            className="col-start-1 border-b border-hair first:border-t noscript:contents"
          >
            <button
              type="button"
              aria-expanded={section === index}
              aria-controls={`${id}-${index}`}
              onClick={() => onSection(index)}
              className="flex min-h-14 w-full cursor-pointer items-center justify-between gap-4 text-left font-display text-card font-semibold hover:text-survey aria-expanded:text-survey"
            >
              {title} <Chevron towards="right" />
            </button>
            <div
              id={`${id}-${index}`}
              className={`${section === index ? '' : 'hidden'} absolute inset-y-0 right-0 left-1/2 overflow-y-auto pl-gutter noscript:static noscript:block`}
            >
              <LinkList items={items} isCurrent={isCurrent} className="" />
            </div>
          </li>
        ))}
      </ul>
      {section === null && (
        <p className="absolute top-21 left-1/2 ml-gutter text-ink-soft noscript:hidden">
          {menus.chooseSection}
        </p>
      )}
    </div>
  );
}
