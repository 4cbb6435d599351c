import { useState } from 'react';
import type { MenuEntry, MenuItem } from '../../../content/menus.server';
import type { Network } from '../../../modules/map';
import { Link } from '../../../modules/navigation';
import { useLabels } from '../../../modules/taxonomy';
import { Arrow } from '../../../ui/arrow';
import { CampusMesh } from './campus-mesh';

const COLUMNS = 3;
const ROWS = 11;
/** Fewer free rows than this have no room for a picture. */
const ROWS_OF_MESH = 5;

type Props = { entry: MenuEntry; network: Network; isCurrent: (url: string) => boolean };

/** NAV-7: up to three columns of eleven campuses; the page of all of them has the others. */
export function CampusPanel({ entry, network, isCurrent }: Props) {
  const { menus } = useLabels();
  const [pointed, setPointed] = useState<string | null>(null);
  const shown = entry.items.slice(0, COLUMNS * ROWS);
  const inLastColumn = Math.max(0, shown.length - (COLUMNS - 1) * ROWS);
  return (
    <div className="flex flex-col py-6">
      <div className="grid flex-1 auto-cols-fr grid-flow-col grid-cols-3 grid-rows-11 gap-x-gutter">
        <ul className="contents" onPointerLeave={() => setPointed(null)}>
          {shown.map((item) => (
            <CampusItem
              key={item.label}
              item={item}
              current={item.url !== null && isCurrent(item.url)}
              onPoint={() => setPointed(slugOf(item))}
            />
          ))}
        </ul>
        {ROWS - inLastColumn >= ROWS_OF_MESH && (
          <div
            className="col-start-3 min-h-0 p-4"
            style={{ gridRow: `${inLastColumn + 1} / ${ROWS + 1}` }}
          >
            <CampusMesh network={network} pointed={pointed} />
          </div>
        )}
      </div>
      {entry.url && (
        <Link
          to={entry.url}
          className="mt-3 inline-flex min-h-touch items-center self-start text-s font-semibold text-survey underline-offset-4 hover:underline"
        >
          {menus.allCampuses} <Arrow />
        </Link>
      )}
    </div>
  );
}

type ItemProps = { item: MenuItem; current: boolean; onPoint: () => void };

function CampusItem({ item: { label, url }, current, onPoint }: ItemProps) {
  if (!url) return null;
  return (
    <li className="border-b border-hair" onPointerEnter={onPoint} onFocus={onPoint}>
      <Link
        to={url}
        current={current}
        className="group/campus flex min-h-touch items-center gap-3 font-medium hover:text-vermilion-deep focus-visible:text-vermilion-deep aria-[current=page]:font-semibold aria-[current=page]:text-vermilion-deep"
      >
        <span
          aria-hidden="true"
          className="size-2.5 flex-none rounded-full border-[1.5px] border-current group-hover/campus:bg-current group-focus-visible/campus:bg-current group-aria-[current=page]/campus:bg-current"
        />
        {label}
      </Link>
    </li>
  );
}

/** The campus an item leads to, as the map knows it. */
function slugOf({ url }: MenuItem): string | null {
  return url?.split('/').at(-1) ?? null;
}
