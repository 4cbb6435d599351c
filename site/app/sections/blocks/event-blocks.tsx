import type { FilledOf } from '../../content/blocks/filled';
import type { Event } from '../../content/events.server';
import { daysOf, monthAndYear, startOf, zoneOf } from '../../modules/agenda';
import { dayOfMonth } from '../../modules/calendar';
import { term, useLabels, useLanguage } from '../../modules/taxonomy';
import { EventDate } from '../agenda/event-date';
import { EventList as Events } from '../agenda/event-list';
import { ItemLink } from '../item-link';
import { BlockPart, Nothing } from './block-part';

export function EventList({ block: { part, events } }: { block: FilledOf<'event-list'> }) {
  const { agenda } = useLabels();
  return (
    <BlockPart part={part} more={{ label: agenda.allEvents, to: '/agenda' }}>
      <Events events={events} />
    </BlockPart>
  );
}

/** The next events along their months. */
export function Agenda({ block: { part, events } }: { block: FilledOf<'agenda'> }) {
  const { agenda } = useLabels();
  return (
    <BlockPart part={part} more={{ label: agenda.allEvents, to: '/agenda' }}>
      {events.length === 0 ? (
        <Nothing>{agenda.noEvents}</Nothing>
      ) : (
        <ol className="border-b border-ink">
          {[...Map.groupBy(events, monthOfEvent)].map(([month, events]) => (
            <Month key={month} month={month} events={events} />
          ))}
        </ol>
      )}
    </BlockPart>
  );
}

const monthOfEvent = (event: Event) => daysOf(event).first.slice(0, 7);

function Month({ month, events }: { month: string; events: Event[] }) {
  const language = useLanguage();
  return (
    <li className="grid gap-x-gutter border-t border-ink pt-4 md:grid-cols-[10rem_1fr]">
      <p className="text-s font-semibold text-brass-text first-letter:uppercase">
        {monthAndYear(month, language)}
      </p>
      <ol>
        {events.map((event) => (
          <AgendaRow key={event.slug} event={event} />
        ))}
      </ol>
    </li>
  );
}

function AgendaRow({ event }: { event: Event }) {
  const { agenda } = useLabels();
  const facts = [
    event.type && term(agenda.types, event.type),
    event.campus?.name ?? event.campus?.title,
  ];
  return (
    <li className="group relative grid grid-cols-[3rem_1fr] items-baseline gap-x-4 border-t border-hair py-4 first:border-t-0 first:pt-0 max-md:first:pt-3">
      <span aria-hidden="true" className="font-display text-xl font-semibold tabular-nums">
        {dayOfMonth(startOf(event), zoneOf(event))}
      </span>
      <div>
        <h3 className="font-semibold group-hover:text-survey">
          <ItemLink to={`/agenda/${event.slug}`}>{event.title}</ItemLink>
        </h3>
        <p className="text-s text-ink-soft">
          <EventDate event={event} className="font-medium text-brass-text" />
          {facts.filter(Boolean).map((fact) => ` · ${fact}`)}
        </p>
      </div>
    </li>
  );
}
