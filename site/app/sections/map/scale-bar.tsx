import { inKilometres, KM_PER_UNIT, type Sheet } from '../../modules/map';
import { useLanguage } from '../../modules/taxonomy';

const LENGTH_KM = 200;
const PARTS = ['first', 'second', 'third', 'fourth'];

/** As long as 200 km are on a map of this sheet that is as wide as the box it stands in. */
export function ScaleBar({ sheet }: { sheet: Sheet }) {
  const language = useLanguage();
  const part = LENGTH_KM / KM_PER_UNIT / sheet.width;
  return (
    <span className="flex flex-1 items-center justify-end gap-2 font-semibold text-ink tabular-nums">
      <span
        aria-hidden="true"
        className="flex h-1.75 flex-none border border-ink"
        style={{ width: `calc(${(100 * part).toFixed(2)}cqw)` }}
      >
        {PARTS.map((name) => (
          <span key={name} className="flex-1 odd:bg-ink" />
        ))}
      </span>
      {inKilometres(LENGTH_KM, language)}
    </span>
  );
}
