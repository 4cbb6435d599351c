import { useEffect, useRef } from 'react';
import { EVENT_TYPES, type Filters, queryOf } from '../../modules/agenda';
import { Link, usePath } from '../../modules/navigation';
import { useLabels } from '../../modules/taxonomy';
import { showWhole } from '../../ui/show-whole';
import { Tick } from './tick';

type Props = { filters: Filters; counts: Record<string, number> };

/** TAX-2: one link for each type, with how many there are; in a row that slides where it is wider than the page. */
export function TypeFilter({ filters, counts }: Props) {
  const { agenda } = useLabels();
  const row = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current link moves when another type is chosen
  useEffect(() => showCurrent(row.current), [filters.type]);
  return (
    <nav aria-label={agenda.byType}>
      <ul
        ref={row}
        onFocus={showWhole}
        className="relative flex gap-x-6 max-desk:overflow-x-auto max-desk:px-edge desk:grid desk:grid-cols-4 xl:flex xl:justify-between xl:gap-x-4"
      >
        <TypeLink type={null} filters={filters} count={counts[''] ?? 0} />
        {EVENT_TYPES.map((type) => (
          <TypeLink key={type} type={type} filters={filters} count={counts[type] ?? 0} />
        ))}
      </ul>
    </nav>
  );
}

function showCurrent(row: HTMLUListElement | null): void {
  const current = row?.querySelector('[aria-current]')?.parentElement;
  if (!row || !current) return;
  const end = current.offsetLeft + current.offsetWidth - row.clientWidth;
  if (end > row.scrollLeft || current.offsetLeft < row.scrollLeft)
    row.scrollLeft = Math.max(0, current.offsetLeft - row.clientWidth / 4);
}

type LinkProps = { type: (typeof EVENT_TYPES)[number] | null; filters: Filters; count: number };

function TypeLink({ type, filters, count }: LinkProps) {
  const { agenda } = useLabels();
  const path = usePath();
  return (
    <li>
      <Link
        to={path(`/agenda${queryOf({ ...filters, type: type ?? '' })}`)}
        inPlace
        current={filters.type === (type ?? '')}
        className="group/type relative inline-flex min-h-12 items-center gap-2.5 text-s font-medium whitespace-nowrap after:absolute after:inset-x-0 after:-bottom-px after:h-[3px] hover:text-survey aria-[current]:font-bold aria-[current]:after:bg-ink"
      >
        {type && <Tick type={type} />}
        {agenda.filters[type ?? 'all']}{' '}
        <span className="text-xs font-normal text-ink-soft tabular-nums">{count}</span>
      </Link>
    </li>
  );
}
