import type { Filled } from '../../content/blocks/filled';
import type { CampusContact } from '../../content/campuses.server';
import type { EventPage } from '../../content/events.server';
import { stageOf } from '../../modules/agenda';
import type { Network } from '../../modules/map';
import { Blocks } from '../blocks/blocks';
import { Breadcrumb } from '../breadcrumb';
import { Plate } from '../plate';
import { EventActions } from './event-actions';
import { EventDay } from './event-day';
import { EventKind } from './event-kind';
import { EventPlace } from './event-place';
import { EventTimes } from './event-times';
import { Tick } from './tick';

type Props = {
  event: Filled<EventPage>;
  campus: CampusContact | null;
  network: Network;
  /** The address of its file for calendars, while there is one. */
  calendar: string | null;
  /** Its own address, for who has it on paper. */
  address: string;
  now: Date;
};

/** RTE-6: a date on the same axis as the agenda's: the day and the place on one side, what it is on the other. */
export function EventArticle({ event, campus, network, calendar, address, now }: Props) {
  const stage = stageOf(event, now);
  return (
    <article>
      <div className="wrap pt-6 pb-8 desk:pb-14 print:hidden">
        <Breadcrumb via={['agenda']} here={event.title} />
      </div>
      <div className="wrap">
        <div className="agenda-axis relative grid grid-cols-1 gap-x-gutter border-t border-ink max-desk:pl-9 desk:grid-cols-12 desk:grid-rows-[auto_1fr] desk:[--axis-at:5/12]">
          <div className="pt-8 desk:col-span-5 desk:pt-12">
            <EventDay event={event} past={stage === 'past'} />
          </div>
          <div className="relative min-w-0 pt-8 pb-10 desk:col-span-7 desk:row-span-2 desk:pt-12 desk:pb-section desk:pl-6">
            <Tick
              type={event.type}
              className="absolute top-8 -left-9 outline-4 outline-paper desk:top-[50px] desk:left-[calc(var(--spacing-gutter)/-2-11px)]"
            />
            <header>
              <EventKind type={event.type} stage={stage} />
              <h1 className="title-2 mt-3 wrap-anywhere">{event.title}</h1>
              <EventTimes event={event} stage={stage} />
            </header>
            <EventActions event={event} stage={stage} calendar={calendar} />
            {event.description && (
              <p className="mt-10 max-w-[34em] text-l text-pretty whitespace-pre-line wrap-anywhere">
                {event.description}
              </p>
            )}
            {event.focusImage && (
              <Plate
                image={event.focusImage}
                sizes="(min-width: 901px) 56vw, 100vw"
                first
                className="mt-10"
              />
            )}
            {event.body.length > 0 && (
              <div className="mt-10">
                <Blocks blocks={event.body} />
              </div>
            )}
          </div>
          <p className="hidden text-xs text-ink-soft desk:row-start-3 print:block">{address}</p>
          {campus && (
            <div className="pb-10 desk:col-span-4 desk:row-start-2 desk:pt-12 desk:pb-section">
              <EventPlace campus={campus} network={network} />
            </div>
          )}
        </div>
      </div>
    </article>
  );
}
