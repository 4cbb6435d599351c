import type { EventPage } from '../../content/events.server';
import type { Stage } from '../../modules/agenda';
import { Link, usePath } from '../../modules/navigation';
import { useLabels } from '../../modules/taxonomy';
import { Registration } from './registration';

type Props = { event: EventPage; stage: Stage; calendar: string | null };

/** To register, and to remember; of what is over, the way to what is not. */
export function EventActions({ event, stage, calendar }: Props) {
  const { agenda } = useLabels();
  const path = usePath();
  if (stage === 'past')
    return (
      <div className="mt-8">
        <p className="font-semibold">{agenda.pastNote}</p>
        <Link to={path('/agenda')} className="button mt-4 print:hidden">
          {agenda.nextDates}
        </Link>
      </div>
    );
  if (event.registration === null && calendar === null) return null;
  return (
    <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-3 print:hidden">
      <Registration event={event} className="button button-filled min-w-[12rem]" />
      {calendar && (
        // Outside the router: what answers is a file.
        <a href={calendar} download className="text-link min-h-touch">
          {agenda.addToCalendar}
        </a>
      )}
    </div>
  );
}
