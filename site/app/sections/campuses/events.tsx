import type { Event } from '../content/events.server';
import { useLabels } from '../modules/taxonomy';
import { EventList } from './event-list';

export function CampusEvents({ events }: { events: Event[] }) {
  const { agenda } = useLabels();
  return (
    <section aria-labelledby="campus-events" className="wrap py-section">
      <h2 id="campus-events" className="title-2 mb-12">
        {agenda.nextEvents}
      </h2>
      <EventList events={events} />
    </section>
  );
}
