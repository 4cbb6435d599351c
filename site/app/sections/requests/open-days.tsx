import type { Event } from '../../content/events.server';
import { startOf, zoneOf } from '../../modules/agenda';
import { dayOfMonth } from '../../modules/calendar';
import { usePath } from '../../modules/navigation';
import { useRequestWords } from '../../modules/requests';
import { fill, useLabels } from '../../modules/taxonomy';
import { EventTitle } from '../agenda/event-title';
import { EventWhen } from '../agenda/event-when';
import { Registration } from '../agenda/registration';

type Props = { events: Event[]; campus: { name: string } | null };

/** When the campus can be seen, to be put in a calendar at once. */
export function OpenDays({ events, campus }: Props) {
  const { thanks } = useRequestWords();
  if (events.length === 0) return null;
  return (
    <section aria-labelledby="portes-ouvertes">
      <h2 id="portes-ouvertes" className="mb-5 title-3">
        {campus ? fill(thanks.openDaysAt, { campus: campus.name }) : thanks.openDays}
      </h2>
      <ol className="border-b border-ink">
        {events.map((event) => (
          <OpenDay key={event.slug} event={event} />
        ))}
      </ol>
    </section>
  );
}

function OpenDay({ event }: { event: Event }) {
  const { agenda } = useLabels();
  const path = usePath();
  return (
    <li className="grid grid-cols-[4.5rem_1fr] items-start gap-x-gutter border-t border-ink py-5">
      <span aria-hidden="true" className="figure">
        {dayOfMonth(startOf(event), zoneOf(event))}
      </span>
      <div className="min-w-0">
        <EventTitle event={event} className="title-card mb-1" />
        <EventWhen event={event} className="text-s" />
        <p className="flex flex-wrap gap-x-8">
          {/* Outside the router: what answers is a file. */}
          <a href={path(`/agenda/${event.slug}.ics`)} download className="text-link min-h-touch">
            {agenda.addToCalendar}
            <span className="sr-only"> : {event.title}</span>
          </a>
          <Registration event={event} className="text-link min-h-touch" />
        </p>
      </div>
    </li>
  );
}
