import type { Event } from '../../content/events.server';
import { startOf, zoneOf } from '../../modules/agenda';
import { dayOfMonth } from '../../modules/calendar';
import { Link, usePath } from '../../modules/navigation';
import { term, useLabels } from '../../modules/taxonomy';
import { CampusPoint } from './campus-point';
import { EventTitle } from './event-title';
import { EventWhen } from './event-when';
import { Registration } from './registration';
import { Tick } from './tick';

/** BLK-1: the next events, in a list that is short and has no months. */
export function EventList({ events }: { events: Event[] }) {
  const { agenda } = useLabels();
  if (events.length === 0) return <p className="border-y border-ink py-6">{agenda.noEvents}</p>;
  return (
    <ol className="rows border-b border-ink">
      {events.map((event, index) => (
        <EventRow key={event.slug} event={event} isNext={index === 0} />
      ))}
    </ol>
  );
}

function EventRow({ event, isNext }: { event: Event; isNext: boolean }) {
  const { agenda } = useLabels();
  const path = usePath();
  return (
    <li className="relative grid grid-cols-4 items-center gap-x-gutter gap-y-2 border-t border-ink py-6 desk:grid-cols-12">
      <span
        aria-hidden="true"
        className="numeral [font-variant-numeric:lining-nums] desk:col-span-2"
      >
        {dayOfMonth(startOf(event), zoneOf(event))}
      </span>
      <div className="col-span-3 min-w-0 desk:col-span-6 desk:pr-12">
        <EventTitle event={event} className="title-3" />
        <EventWhen event={event} className="mt-2 text-s" />
        {event.type && (
          <p className="mt-1 flex items-center gap-2.5 text-xs font-semibold">
            <Tick type={event.type} />
            {term(agenda.types, event.type)}
          </p>
        )}
      </div>
      {event.campus && (
        <p className="col-span-2 col-start-2 text-s font-semibold desk:col-span-2 desk:col-start-auto">
          <Link
            to={path(`/campus/${event.campus.slug}`)}
            className="flex min-h-touch items-center gap-3 hover:text-survey"
          >
            <CampusPoint active={isNext} />
            {event.campus.name ?? event.campus.title}
          </Link>
        </p>
      )}
      <Registration
        event={event}
        className="text-link col-span-2 col-start-2 min-h-touch whitespace-nowrap desk:col-span-2 desk:col-start-11 desk:justify-self-end"
      />
    </li>
  );
}
