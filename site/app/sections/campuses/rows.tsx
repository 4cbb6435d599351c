import { shortDate } from '../../modules/calendar';
import type { Row } from '../../modules/campus-list';
import { inKilometres } from '../../modules/map';
import { Link } from '../../modules/navigation';
import { counted, useLabels, useLanguage } from '../../modules/taxonomy';
import { DateText } from '../../ui/date';

type Props = {
  rows: Row[];
  count: number;
  to: (slug: string) => string;
  active: string | undefined;
  pointed: string | undefined;
  onPoint: (slug: string | undefined) => void;
};

const COLUMNS =
  'grid grid-cols-[1.25rem_1fr_2rem_6.25rem] desk:grid-cols-[1.25rem_1fr_6rem_6.5rem]';

export function CampusRows({ rows, count, to, active, pointed, onPoint }: Props) {
  const { list } = useLabels().campuses;
  return (
    <>
      <p className={`${COLUMNS} items-end pt-4 pb-2 text-xs text-ink-soft tabular-nums`}>
        <span className="col-span-2">{counted(list.count, count)}</span>
        <span aria-hidden="true" className="flex justify-end">
          {list.programmes}
        </span>
        <span aria-hidden="true" className="text-right">
          {list.nextDate}
        </span>
      </p>
      <ol className="rows border-b border-hair">
        {rows.map((row) => (
          <li
            key={row.slug}
            onPointerEnter={() => onPoint(row.slug)}
            onPointerLeave={() => onPoint(undefined)}
            onFocus={() => onPoint(row.slug)}
            onBlur={() => onPoint(undefined)}
          >
            <CampusRow
              row={row}
              to={to(row.slug)}
              isActive={row.slug === active}
              isPointed={row.slug === pointed}
            />
          </li>
        ))}
      </ol>
    </>
  );
}

type RowProps = { row: Row; to: string; isActive: boolean; isPointed: boolean };

function CampusRow({ row, to, isActive, isPointed }: RowProps) {
  const { list } = useLabels().campuses;
  const language = useLanguage();
  const { name, km, programmes, next } = row;
  const rule = isActive ? 'border-vermilion shadow-active font-semibold' : 'border-hair';
  const colour = isActive || isPointed ? 'text-vermilion' : 'text-ink';
  return (
    <Link
      to={to}
      inPlace
      current={isActive}
      className={`${COLUMNS} min-h-12 items-center border-t text-s desk:min-h-touch ${rule}`}
    >
      <span aria-hidden="true" className={`station ${colour}`} />
      <span className="flex min-w-0 flex-wrap items-baseline gap-x-3 py-1">
        <span
          className={`title-row wrap-anywhere ${isActive || isPointed ? 'text-vermilion-deep' : ''}`}
        >
          {name}
        </span>
        {km !== null && (
          <span className="text-xs font-medium whitespace-nowrap text-ink-soft tabular-nums">
            {inKilometres(km, language)}
          </span>
        )}
      </span>
      <span className="text-right tabular-nums">
        {programmes !== null && (
          <>
            <span aria-hidden="true">{programmes}</span>
            <span className="sr-only">{counted(list.programmeCount, programmes)}</span>
          </>
        )}
      </span>
      <span className="text-right font-medium text-brass-text tabular-nums">
        {next && (
          <>
            <span className="sr-only">{list.nextDate} </span>
            <DateText instant={next.instant}>
              {shortDate(new Date(next.instant), language, next.timeZone ?? undefined)}
            </DateText>
          </>
        )}
      </span>
    </Link>
  );
}
