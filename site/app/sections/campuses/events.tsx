import type { Campus } from '../../content/campuses.server';
import type { Event } from '../../content/events.server';
import { startOf, zoneOf } from '../../modules/agenda';
import { dayOfMonth } from '../../modules/calendar';
import { useLabels } from '../../modules/taxonomy';
import { EventKind } from '../agenda/event-kind';
import { EventTitle } from '../agenda/event-title';
import { EventWhen } from '../agenda/event-when';
import { Registration } from '../agenda/registration';
import { ArrowLink } from '../arrow-link';

type Props = { events: Event[]; campus: Campus };

/** What is on next here, by the clock of the campus. */
export function CampusEvents({ events, campus }: Props) {
  const { agenda } = useLabels();
  if (events.length === 0) return <p className="border-y border-ink py-6">{agenda.noEvents}</p>;
  return (
    <>
      <ol className="border-b border-ink">
        {events.map((event) => (
          <EventItem key={event.slug} event={{ ...event, campus }} />
        ))}
      </ol>
      <p className="mt-4">
        <ArrowLink to={`/agenda?campus=${campus.slug}`}>{agenda.allEvents}</ArrowLink>
      </p>
    </>
  );
}

function EventItem({ event }: { event: Event }) {
  return (
    <li className="grid grid-cols-[4.5rem_1fr] items-center gap-x-gutter gap-y-1 border-t border-ink py-5 desk:grid-cols-9 print:break-inside-avoid">
      <span aria-hidden="true" className="figure max-desk:row-span-2 max-desk:self-start">
        {dayOfMonth(startOf(event), zoneOf(event))}
      </span>
      <div className="min-w-0 desk:col-span-6">
        <EventKind type={event.type} />
        <EventTitle event={event} className="title-card my-1" />
        <EventWhen event={event} className="text-s" />
      </div>
      <Registration
        event={event}
        className="text-link min-h-touch justify-self-start whitespace-nowrap max-desk:col-start-2 desk:col-span-2 desk:justify-self-end print:hidden"
      />
    </li>
  );
}
