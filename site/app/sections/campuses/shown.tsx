import type { ListedCampus } from '../../content/campuses.server';
import type { Event } from '../../content/events.server';
import { coordinates, inKilometres, insets, type Neighbour, type Network } from '../../modules/map';
import { Link, usePath } from '../../modules/navigation';
import { fill, useLabels, useLanguage } from '../../modules/taxonomy';
import { Arrow } from '../../ui/arrow';
import { EventDate } from '../agenda/event-date';
import { Registration } from '../agenda/registration';
import { telephone } from '../contact/telephone';
import { OpeningHours } from '../opening-hours';

export type Shown = {
  slug: string;
  name: string;
  campus: ListedCampus | undefined;
  event: Event | null;
};

type Props = { shown: Shown; network: Network; near: Neighbour[] };

/** The campus that is chosen: how to reach it, what is near it, and when it can be visited. */
export function ShownCampus({ shown, network, near }: Props) {
  const { list } = useLabels().campuses;
  const path = usePath();
  const { slug, name, campus, event } = shown;
  return (
    <section
      aria-labelledby="shown-campus"
      className="mt-6 border-t-2 border-vermilion pt-4 text-s"
    >
      <div className="flex flex-wrap gap-x-gutter gap-y-3">
        <h2
          id="shown-campus"
          aria-live="polite"
          className="title-2 max-w-full flex-[2_0_auto] wrap-anywhere text-vermilion-deep max-desk:w-full"
        >
          {name}
        </h2>
        <div className="flex-[3_1_14rem]">
          {campus && <Reach campus={campus} />}
          <Link to={path(`/campus/${slug}`)} className="text-link mt-2 min-h-touch">
            {list.see} <Arrow />
            <span className="sr-only"> : {name}</span>
          </Link>
        </div>
        <Around network={network} slug={slug} near={near} />
      </div>
      {event && <NextEvent event={event} />}
    </section>
  );
}

function Reach({ campus }: { campus: ListedCampus }) {
  const { campuses } = useLabels();
  const { latitude, longitude, address, phone, openingHours } = campus;
  return (
    <address className="not-italic">
      {latitude !== null && longitude !== null && (
        <p className="font-semibold tabular-nums">{coordinates(latitude, longitude, campuses)}</p>
      )}
      {address && (
        <p>
          {address.street}, {[address.postcode, address.city].filter(Boolean).join('\u00a0')}
        </p>
      )}
      {phone && (
        <Link
          to={telephone(phone)}
          className="inline-flex min-h-touch items-center hover:text-survey desk:min-h-0"
        >
          {phone}
        </Link>
      )}
      <OpeningHours hours={openingHours} />
    </address>
  );
}

const COLUMN = 'flex-[2_1_9rem]';

type AroundProps = Omit<Props, 'shown'> & { slug: string };

function Around({ network, slug, near }: AroundProps) {
  const { list } = useLabels().campuses;
  const language = useLanguage();
  const overseas = insets(network).find((inset) => inset.slug === slug);
  if (overseas)
    return (
      <p className={COLUMN}>
        {fill(list.fromParis, { distance: inKilometres(overseas.km, language) })}
      </p>
    );
  if (near.length === 0) return null;
  return (
    <div className={COLUMN}>
      <h3 className="font-semibold">{list.neighbours}</h3>
      <ul className="tabular-nums">
        {near.map((campus) => (
          <li key={campus.slug}>
            {campus.name}, {inKilometres(campus.km, language)}
          </li>
        ))}
      </ul>
    </div>
  );
}

function NextEvent({ event }: { event: Event }) {
  const path = usePath();
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 border-t border-hair pt-2">
      <Link
        to={path(`/agenda/${event.slug}`)}
        className="inline-flex min-h-touch items-center font-semibold hover:text-survey"
      >
        {event.title}
      </Link>
      <EventDate event={event} className="font-medium text-brass-text" />
      <Registration event={event} className="text-link ml-auto min-h-touch whitespace-nowrap" />
    </div>
  );
}
