import type { Event } from '../../content/events.server';
import { Link, usePath } from '../../modules/navigation';
import { useLabels } from '../../modules/taxonomy';
import { TimelineRail } from './timeline';

/** Further along the axis. */
export function OtherDates({ events, now }: { events: Event[]; now: Date }) {
  const { agenda } = useLabels();
  const path = usePath();
  return (
    <div className="pb-section print:hidden">
      {events.length > 0 && (
        <TimelineRail title={agenda.otherDates} events={events} now={now} ruled />
      )}
      <div className="wrap">
        <div className="grid gap-x-gutter border-t border-ink pt-8 desk:grid-cols-12">
          <Link to={path('/agenda')} className="button desk:col-span-3 desk:col-start-4">
            {agenda.allEvents}
          </Link>
        </div>
      </div>
    </div>
  );
}
