import { useId } from 'react';
import type { Event } from '../../../content/events.server';
import { registrationIn } from '../../../modules/agenda';
import { ActionLink } from '../../../modules/application';
import { dayOfMonth, longDate } from '../../../modules/calendar';
import type { Fetched } from '../../../modules/lists';
import { Link, usePath } from '../../../modules/navigation';
import { useLabels, useLanguage } from '../../../modules/taxonomy';
import { Arrow } from '../../../ui/arrow';
import { DateText } from '../../../ui/date';

const SHOWN = 3;

/** NAV-7: what is coming up, beside every menu. */
export function EventsBlock({ fetched, items }: Fetched<Event>) {
  const { menus, agenda } = useLabels();
  const path = usePath();
  const id = useId();
  return (
    <div className="flex h-full flex-col bg-mist px-8 py-8">
      <p id={id} className="title-3">
        {menus.events}
      </p>
      {fetched && items.length === 0 && (
        <p className="mt-4 border-t border-ink py-4">{agenda.noEvents}</p>
      )}
      {items.length > 0 && (
        <ul aria-labelledby={id} className="mt-4">
          {items.slice(0, SHOWN).map((event) => (
            <EventItem key={event.slug} event={event} />
          ))}
        </ul>
      )}
      <Link
        to={path('/agenda')}
        className="mt-auto inline-flex min-h-touch items-center self-start text-s font-semibold text-survey underline-offset-4 hover:underline"
      >
        {agenda.allEvents} <Arrow />
      </Link>
    </div>
  );
}

function EventItem({ event }: { event: Event }) {
  const { commons } = useLabels();
  const language = useLanguage();
  const path = usePath();
  const start = new Date(event.start);
  return (
    <li className="grid grid-cols-[4.25rem_1fr] border-t border-ink py-4">
      <span
        aria-hidden="true"
        className="font-display text-[2.875rem] leading-none font-semibold tracking-tight [font-stretch:78%]"
      >
        {dayOfMonth(start)}
      </span>
      <div>
        <Link
          to={path(`/agenda/${event.slug}`)}
          className="leading-snug font-semibold text-balance hover:text-survey"
        >
          {event.title}
        </Link>
        <p className="mt-1 text-xs font-medium text-brass-text">
          <DateText instant={event.start}>{longDate(start, language)}</DateText>
        </p>
        {event.registration && (
          <ActionLink
            to={registrationIn(language, event.registration)}
            className="mt-1 inline-block text-s font-semibold text-survey underline-offset-4 hover:underline"
          >
            {commons.registration} <Arrow />
            <span className="sr-only"> : {event.title}</span>
          </ActionLink>
        )}
      </div>
    </li>
  );
}
