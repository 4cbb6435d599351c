import type { Event } from '../content/events.server';
import { Link, usePath } from '../modules/navigation';
import { useLabels } from '../modules/taxonomy';
import { EventList } from './event-list';

/** The home's block of the next events. */
export function DiscoverCampuses({ events }: { events: Event[] }) {
  const { agenda } = useLabels();
  const path = usePath();
  return (
    <section aria-labelledby="discover-campuses" className="wrap py-section">
      <div className="mb-12 grid gap-x-gutter gap-y-6 desk:grid-cols-12 desk:items-end">
        <h2 id="discover-campuses" className="title-2 desk:col-span-8">
          {agenda.discoverCampuses}
        </h2>
        <p className="max-w-[28em] desk:col-span-4">{agenda.discoverLead}</p>
      </div>
      <EventList events={events} />
      <p className="mt-8 flex desk:justify-end">
        <Link to={path('/agenda')} className="button">
          {agenda.allEvents}
        </Link>
      </p>
    </section>
  );
}
