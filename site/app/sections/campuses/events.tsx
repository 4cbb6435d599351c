import type { Campus } from '../../content/campuses.server';
import type { Event } from '../../content/events.server';
import { clockHour, dayOfMonth, SCHOOL_ZONE, timeOfDay } from '../../modules/calendar';
import { Link, usePath } from '../../modules/navigation';
import { useLabels, useLanguage } from '../../modules/taxonomy';
import { Arrow } from '../../ui/arrow';
import { ArrowLink } from '../arrow-link';
import { Day } from '../day';

type Props = { events: Event[]; campus: Campus };

/** What is on next here, by the clock of the campus. */
export function CampusEvents({ events, campus }: Props) {
  const { agenda } = useLabels();
  if (events.length === 0) return <p className="border-y border-ink py-6">{agenda.noEvents}</p>;
  return (
    <>
      <ol className="border-b border-ink">
        {events.map((event) => (
          <EventItem key={event.slug} event={event} zone={campus.timeZone ?? SCHOOL_ZONE} />
        ))}
      </ol>
      <p className="mt-4">
        <ArrowLink to={`/agenda?campus=${campus.slug}`}>{agenda.allEvents}</ArrowLink>
      </p>
    </>
  );
}

function EventItem({ event, zone }: { event: Event; zone: string }) {
  const { agenda, commons } = useLabels();
  const language = useLanguage();
  const path = usePath();
  const start = new Date(event.start);
  const hasHour = event.start.includes('T');
  return (
    <li className="grid grid-cols-[4.5rem_1fr] items-center gap-x-gutter gap-y-1 border-t border-ink py-5 desk:grid-cols-9 print:break-inside-avoid">
      <span aria-hidden="true" className="figure max-desk:row-span-2 max-desk:self-start">
        {dayOfMonth(start, zone)}
      </span>
      <div className="min-w-0 desk:col-span-6">
        <h3 className="title-card wrap-anywhere">
          <Link to={path(`/agenda/${event.slug}`)} className="hover:text-survey">
            {event.title}
          </Link>
        </h3>
        <p className="mt-1 text-s font-medium text-brass-text">
          <Day date={event.start} zone={zone} />
          {hasHour && `, ${clockHour(timeOfDay(start, zone), language)}`}
          {event.type && <span className="text-ink-soft"> · {agenda.types[event.type]}</span>}
        </p>
      </div>
      {event.registration && (
        <Link
          to={event.registration}
          className="text-link min-h-touch justify-self-start whitespace-nowrap max-desk:col-start-2 desk:col-span-2 desk:justify-self-end print:hidden"
        >
          <span>
            {commons.registration} <Arrow />
            <span className="sr-only"> : {event.title}</span>
          </span>
        </Link>
      )}
    </li>
  );
}
