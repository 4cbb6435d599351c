import type { EventPage } from '../content/events.server';
import { longDate, schoolDay, timeOfDay } from '../modules/calendar';
import { Link, usePath } from '../modules/navigation';
import { fill, useLabels, useLanguage } from '../modules/taxonomy';
import { Arrow } from '../ui/arrow';
import { DateText } from '../ui/date';
import { Picture } from '../ui/picture';
import { Blocks } from './blocks/blocks';
import { Fact, Facts } from './facts';
import { PageColumns } from './page-columns';
import { PageHeader } from './page-header';

/** RTE-6. */
export function EventArticle({ event }: { event: EventPage }) {
  const { agenda } = useLabels();
  return (
    <article>
      <PageHeader
        title={event.title}
        via={[agenda.agenda]}
        facts={event.type && <p className="text-xs font-semibold">{agenda.types[event.type]}</p>}
      />
      <PageColumns aside={<EventFacts event={event} />}>
        {event.description && (
          <p className="mb-8 max-w-[34em] text-l text-pretty">{event.description}</p>
        )}
        {event.focusImage && (
          <figure className="plate mb-10">
            <Picture image={event.focusImage} sizes="(min-width: 901px) 72vw, 100vw" first />
          </figure>
        )}
        <Blocks blocks={event.body} />
      </PageColumns>
    </article>
  );
}

function EventFacts({ event: { start, end, campus, registration, title } }: { event: EventPage }) {
  const { agenda, campuses, commons } = useLabels();
  const path = usePath();
  return (
    <>
      <Facts>
        <Fact name={agenda.when}>
          <When start={start} end={end} />
        </Fact>
        {campus && (
          <Fact name={campuses.campus}>
            <Link to={path(`/campus/${campus.slug}`)} className="text-survey hover:underline">
              {campus.title}
            </Link>
          </Fact>
        )}
      </Facts>
      {registration && (
        <Link
          to={registration}
          className="mt-6 inline-flex min-h-touch items-center bg-vermilion px-6 text-s font-semibold text-paper hover:bg-ink"
        >
          {commons.registration} <Arrow />
          <span className="sr-only"> : {title}</span>
        </Link>
      )}
    </>
  );
}

/** One day with its hours, or the first and the last. */
function When({ start, end }: { start: string; end: string | null }) {
  const { agenda } = useLabels();
  const language = useLanguage();
  const [first, last] = [new Date(start), end === null ? null : new Date(end)];
  const day = (instant: Date) => longDate(instant, language);
  if (last && schoolDay(first) !== schoolDay(last)) {
    return (
      <DateText instant={start}>
        {fill(agenda.fromTo, { first: day(first), last: day(last) })}
      </DateText>
    );
  }
  const hours = [first, last].flatMap((instant) => (instant ? timeOfDay(instant) : []));
  return (
    <DateText instant={start} className="tabular-nums">
      {`${day(first)}, ${hours.join(' – ')}`}
    </DateText>
  );
}
