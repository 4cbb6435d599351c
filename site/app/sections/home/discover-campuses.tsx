import type { CampusSummary } from '../../content/campuses.server';
import type { Event } from '../../content/events.server';
import { startOf, zoneOf } from '../../modules/agenda';
import { dayOfMonth } from '../../modules/calendar';
import { coordinates } from '../../modules/map';
import { Link, usePath } from '../../modules/navigation';
import { useLabels } from '../../modules/taxonomy';
import { EventDate } from '../agenda/event-date';
import { EventTitle } from '../agenda/event-title';
import { Registration } from '../agenda/registration';

type Props = { events: Event[]; places: CampusSummary[] };

/** BLK-1: the next events, each a point of the meridian. */
export function DiscoverCampuses({ events, places }: Props) {
  const { agenda } = useLabels();
  const path = usePath();
  return (
    <section aria-labelledby="discover-campuses" className="overflow-hidden pb-section">
      <div className="frame">
        <Axis />
        <div className="wrap relative">
          <div className="grid items-end gap-x-gutter gap-y-4 pt-12 pb-6 max-desk:pl-8 desk:grid-cols-12 desk:pt-section desk:pb-12">
            <h2 id="discover-campuses" className="title-2 desk:col-span-8">
              {agenda.discoverCampuses}
            </h2>
            <p className="max-w-[28em] desk:col-span-4 desk:pl-4">{agenda.discoverLead}</p>
          </div>
          {events.length === 0 ? (
            <p className="border-y border-ink bg-paper py-6">{agenda.noEvents}</p>
          ) : (
            <ol className="border-ink desk:border-b">
              {events.map((event, index) => (
                <EventPoint
                  key={event.slug}
                  event={event}
                  place={places.find(({ slug }) => slug === event.campus?.slug)}
                  isNext={index === 0}
                />
              ))}
            </ol>
          )}
          <p className="mt-4 flex max-desk:pl-8 desk:mt-8 desk:pl-[calc(var(--spacing-axis)-var(--spacing-edge))]">
            <Link
              to={path('/agenda')}
              className="button relative bg-paper max-desk:w-full desk:min-w-60 desk:-translate-x-1/2"
            >
              {agenda.allEvents}
            </Link>
          </p>
        </div>
      </div>
    </section>
  );
}

/** On from the map, down to the button; on a phone, along the left edge. */
function Axis() {
  return (
    <div
      aria-hidden="true"
      className="absolute top-0 bottom-0 left-[calc(var(--spacing-edge)+7px)] w-px -translate-x-1/2 bg-brass desk:bottom-6.5 desk:left-axis"
    />
  );
}

type RowProps = { event: Event; place: CampusSummary | undefined; isNext: boolean };

function EventPoint({ event, place, isNext }: RowProps) {
  return (
    <li className="relative grid grid-cols-4 items-center gap-x-gutter gap-y-3 border-t border-hair py-6 max-desk:pl-8 desk:grid-cols-12 desk:border-ink">
      <span aria-hidden="true" className="numeral col-span-2">
        {dayOfMonth(startOf(event), zoneOf(event))}
      </span>
      <div className="col-span-4 max-desk:row-start-2 desk:col-span-6 desk:pr-12">
        <EventTitle event={event} className="title-event" />
        <p className="mt-2 font-medium text-brass-text">
          <EventDate event={event} />
        </p>
      </div>
      <Point isNext={isNext} />
      <Place event={event} place={place} />
      <Registration
        event={event}
        className="text-link col-span-4 min-h-touch justify-self-start whitespace-nowrap desk:col-span-2 desk:col-start-11 desk:justify-self-end"
      />
    </li>
  );
}

function Point({ isNext }: { isNext: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={`absolute top-10 -left-px grid size-4 place-content-center rounded-full border-[1.5px] bg-paper desk:top-1/2 desk:left-[calc(var(--spacing-axis)-var(--spacing-edge)-0.5rem)] desk:-translate-y-1/2 ${isNext ? 'border-vermilion' : 'border-ink'}`}
    >
      <span className={`rounded-full ${isNext ? 'size-2 bg-vermilion' : 'size-1.5 bg-ink'}`} />
    </span>
  );
}

/** The campus, by the name the map has for it. */
function Place({ event: { campus }, place }: Pick<RowProps, 'event' | 'place'>) {
  const { campuses } = useLabels();
  const path = usePath();
  if (!campus) return null;
  const { latitude = null, longitude = null } = place ?? {};
  return (
    <p className="col-span-2 min-w-0 text-right leading-tight desk:pl-6 desk:text-left">
      <Link
        to={path(`/campus/${campus.slug}`)}
        className="inline-flex min-h-touch min-w-touch items-center font-semibold wrap-anywhere hover:text-survey desk:min-h-6"
      >
        {place?.name ?? campus.title}
      </Link>
      {latitude !== null && longitude !== null && (
        <span className="block text-xs text-ink-soft tabular-nums max-desk:hidden">
          {coordinates(latitude, longitude, campuses)}
        </span>
      )}
    </p>
  );
}
