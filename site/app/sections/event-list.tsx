import type { Event } from '../content/events.server';
import { useLabels } from '../modules/taxonomy';
import { EventRow } from './event-row';

export function EventList({ events }: { events: Event[] }) {
  const { agenda } = useLabels();
  if (events.length === 0) return <p className="border-y border-ink py-6">{agenda.noEvents}</p>;
  return (
    <ol className="border-b border-ink">
      {events.map((event, index) => (
        <EventRow key={event.slug} event={event} next={index === 0} />
      ))}
    </ol>
  );
}
