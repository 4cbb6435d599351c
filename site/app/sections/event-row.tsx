import type { Event } from '../content/events.server';
import { startOf, zoneOf } from '../modules/agenda';
import { dayOfMonth } from '../modules/calendar';
import { Link, usePath } from '../modules/navigation';
import { useLabels } from '../modules/taxonomy';
import { CampusPoint } from './agenda/campus-point';
import { Registration } from './agenda/registration';
import { Tick } from './agenda/tick';
import { Day } from './day';

type Props = { event: Event; next?: boolean };

/** BLK-1: one of the next events, in a list that is short and has no months. */
export function EventRow({ event, next = false }: Props) {
  const { agenda } = useLabels();
  const path = usePath();
  const [start, zone] = [startOf(event), zoneOf(event)];
  return (
    <li className="relative grid grid-cols-4 items-center gap-x-gutter gap-y-2 border-t border-ink py-6 desk:grid-cols-12">
      <span
        aria-hidden="true"
        className="numeral [font-variant-numeric:lining-nums] desk:col-span-2"
      >
        {dayOfMonth(start, zone)}
      </span>
      <div className="col-span-3 min-w-0 desk:col-span-6 desk:pr-12">
        <h3 className="title-3 wrap-anywhere">
          <Link to={path(`/agenda/${event.slug}`)} className="hover:text-survey">
            {event.title}
          </Link>
        </h3>
        <p className="mt-2 text-s font-medium text-brass-text">
          <Day date={event.start} zone={zone} />
        </p>
        {event.type && (
          <p className="mt-1 flex items-center gap-2.5 text-xs font-semibold">
            <Tick type={event.type} />
            {agenda.types[event.type]}
          </p>
        )}
      </div>
      {event.campus && (
        <p className="col-span-2 col-start-2 text-s font-semibold desk:col-span-2 desk:col-start-auto">
          <Link
            to={path(`/campus/${event.campus.slug}`)}
            className="flex min-h-touch items-center gap-3 hover:text-survey"
          >
            <CampusPoint active={next} />
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
