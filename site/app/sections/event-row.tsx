import type { Event } from '../content/events.server';
import { dayOfMonth, longDate } from '../modules/calendar';
import { Link, usePath } from '../modules/navigation';
import { useLabels, useLanguage } from '../modules/taxonomy';
import { Arrow } from '../ui/arrow';
import { DateText } from '../ui/date';

type Props = { event: Event; next?: boolean };

export function EventRow({ event, next = false }: Props) {
  const labels = useLabels();
  const language = useLanguage();
  const path = usePath();
  const start = new Date(event.start);
  return (
    <li className="relative grid grid-cols-4 items-center gap-x-gutter gap-y-2 border-t border-ink py-6 desk:grid-cols-12">
      <span aria-hidden="true" className="numeral desk:col-span-2">
        {dayOfMonth(start)}
      </span>
      <div className="col-span-3 desk:col-span-6 desk:pr-12">
        <h3 className="title-3">
          <Link to={path(`/agenda/${event.slug}`)} className="hover:text-survey">
            {event.title}
          </Link>
        </h3>
        <p className="mt-2 text-s font-medium text-brass-text">
          <DateText instant={event.start}>{longDate(start, language)}</DateText>
          {event.type && (
            <span className="text-ink-soft"> · {labels.agenda.types[event.type]}</span>
          )}
        </p>
      </div>
      <p className="col-span-2 col-start-2 flex items-center gap-3 text-s font-semibold desk:col-span-2 desk:col-start-auto">
        <span
          aria-hidden="true"
          className={`size-2.5 flex-none rounded-full border-[1.5px] ${next ? 'border-vermilion bg-vermilion' : 'border-ink'}`}
        />
        {event.campus && (
          <Link
            to={path(`/campus/${event.campus.slug}`)}
            className="min-h-touch content-center hover:text-survey"
          >
            {event.campus.title}
          </Link>
        )}
      </p>
      {event.registration && (
        <Link
          to={event.registration}
          className="col-span-2 col-start-2 inline-flex min-h-touch items-center text-s font-semibold whitespace-nowrap text-survey underline-offset-4 hover:underline desk:col-span-2 desk:col-start-auto desk:justify-self-end"
        >
          {labels.commons.registration} <Arrow />
          <span className="sr-only"> : {event.title}</span>
        </Link>
      )}
    </li>
  );
}
