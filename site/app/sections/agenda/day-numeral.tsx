import { type Dated, isSeveralDays, lastMomentOf, startOf, zoneOf } from '../../modules/agenda';
import { dayOfMonth, weekday } from '../../modules/calendar';
import { fill, useLabels, useLanguage } from '../../modules/taxonomy';

/** The day, large: for the eye alone, since the date is said in full beside it. */
export function DayNumeral({ event }: { event: Dated }) {
  const { agenda } = useLabels();
  const language = useLanguage();
  const [first, last, zone] = [startOf(event), lastMomentOf(event), zoneOf(event)];
  return (
    <p aria-hidden="true" className="flex items-baseline gap-2.5">
      <span className="numeral [font-variant-numeric:lining-nums]">{dayOfMonth(first, zone)}</span>{' '}
      <span className="text-s text-ink-soft">
        {weekday(first, language, zone)}{' '}
        {isSeveralDays(event) && (
          <span className="block whitespace-nowrap">
            {fill(agenda.to, {
              last: `${weekday(last, language, zone)} ${dayOfMonth(last, zone)}`,
            })}
          </span>
        )}
      </span>
    </p>
  );
}
