import type { Event } from '../../content/events.server';
import { inShort, stageOf } from '../../modules/agenda';
import { coordinates } from '../../modules/map';
import { Link, usePath } from '../../modules/navigation';
import { useLabels } from '../../modules/taxonomy';
import { CampusPoint } from './campus-point';
import { DayNumeral } from './day-numeral';
import { EventKind } from './event-kind';
import { EventTitle } from './event-title';
import { EventWhen } from './event-when';
import { Registration } from './registration';
import { Tick } from './tick';

type Props = { event: Event; now: Date };

/** One event on the axis: its day, its mark, what it is, and where. */
export function TimelineRow({ event, now }: Props) {
  const stage = stageOf(event, now);
  return (
    <li className="relative border-hair py-6 not-first:border-t max-desk:pb-4 max-desk:pl-9 desk:grid desk:grid-cols-9 desk:items-start desk:gap-x-gutter desk:py-8">
      <div className="max-desk:mb-4 desk:col-span-2">
        <DayNumeral event={event} />
      </div>
      <Tick
        type={event.type}
        className="absolute top-[42px] left-0 outline-4 outline-paper desk:top-9 desk:left-[calc(var(--agenda-axis)-11px)]"
      />
      <div className="min-w-0 desk:col-span-5 desk:pl-6">
        <EventKind type={event.type} stage={stage} />
        <EventTitle event={event} className="title-3 my-2" />
        <EventWhen event={event} stage={stage} className="mb-1 text-s" />
        {event.description && (
          <p className="text-s text-pretty wrap-anywhere text-ink-soft">
            {inShort(event.description)}
          </p>
        )}
      </div>
      <div className="max-desk:mt-3 max-desk:flex max-desk:items-center max-desk:justify-between max-desk:gap-4 desk:col-span-2">
        <Place event={event} active={stage === 'under-way'} />
        <Registration event={event} className="text-link min-h-touch flex-none whitespace-nowrap" />
      </div>
    </li>
  );
}

function Place({ event: { campus }, active }: { event: Event; active: boolean }) {
  const { campuses } = useLabels();
  const path = usePath();
  if (!campus) return null;
  const { slug, name, title, latitude, longitude } = campus;
  return (
    <div className="min-w-0">
      <p>
        <Link
          to={path(`/campus/${slug}`)}
          className="flex items-center gap-[9px] leading-[1.2] font-semibold hover:text-survey max-desk:min-h-touch"
        >
          <CampusPoint active={active} />
          <span className="min-w-0 wrap-anywhere">{name ?? title}</span>
        </Link>
      </p>
      {latitude !== null && longitude !== null && (
        <p className="mt-1 text-xs text-ink-soft tabular-nums max-desk:hidden">
          {coordinates(latitude, longitude, campuses)}
        </p>
      )}
    </div>
  );
}
