import { type Dated, daysOf, monthsOf } from '../../modules/agenda';
import { monthName } from '../../modules/calendar';
import { useLanguage } from '../../modules/taxonomy';

/** The day or days of an event, as large as its page allows: for the eye, since the date is said in full beside it. */
export function EventDay({ event, past }: { event: Dated; past: boolean }) {
  const language = useLanguage();
  const { first, last } = daysOf(event);
  const months = monthsOf(event);
  const names = new Set([months[0], months.at(-1)].flatMap((month) => month ?? []));
  return (
    <p aria-hidden="true" className={past ? 'text-ink-soft' : ''}>
      <span className="numeral-day block">
        {dayOfMonth(first)}
        {last !== first && (
          <>
            <span className="mx-[0.08em]">–</span>
            {dayOfMonth(last)}
          </>
        )}
      </span>
      <span className="rail-title mt-4 block desk:mt-6">
        {[...names].map((month) => monthName(month, language)).join(' – ')}
      </span>
      <span className="mt-2 block text-s font-medium text-brass-text tabular-nums">
        {months.at(-1)?.slice(0, 4)}
      </span>
    </p>
  );
}

function dayOfMonth(day: string): number {
  return Number(day.slice(8));
}
