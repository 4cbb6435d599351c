import type { TestimonialSummary } from '../../content/testimonials.server';
import type { Network } from '../../modules/map';
import { Link, usePath } from '../../modules/navigation';
import { fill, useLabels } from '../../modules/taxonomy';
import { stagesOf } from '../../modules/testimonials';
import { Arrow } from '../../ui/arrow';
import { ItineraryMap } from './itinerary';
import { Quotation } from './quotation';

type Props = {
  /** The first is shown large, the next two below it; the others are not shown. */
  testimonials: TestimonialSummary[];
  network: Network;
  /** How many there are in all. */
  count: number;
};

/** BLK-3: testimonials as ways through the network. Of none, nothing. */
export function Itineraries({ testimonials: [first, ...others], network, count }: Props) {
  const { itineraries } = useLabels().courses;
  const path = usePath();
  if (!first) return null;
  return (
    <section aria-labelledby="itineraries" className="wrap pb-section">
      <h2 id="itineraries" className="title-2 border-t border-ink pt-6">
        {itineraries.itineraries}
      </h2>
      <MainItinerary testimonial={first} network={network} />
      {others.length > 0 && (
        <ul className="mt-8 grid gap-x-gutter border-t border-ink desk:mt-16 desk:grid-cols-2">
          {others.slice(0, 2).map((testimonial) => (
            <SmallItinerary key={testimonial.slug} testimonial={testimonial} network={network} />
          ))}
        </ul>
      )}
      <p className="mt-4 desk:mt-8">
        <Link to={path('/temoignages')} className="text-link min-h-touch">
          {count > 1 ? fill(itineraries.readAll, { count }) : itineraries.all}
          <Arrow />
        </Link>
      </p>
    </section>
  );
}

type ItemProps = { testimonial: TestimonialSummary; network: Network };

function MainItinerary({ testimonial, network }: ItemProps) {
  const { itineraries } = useLabels().courses;
  const { name, programme, graduated, situation, quote } = testimonial;
  const year = graduated !== null ? fill(itineraries.graduated, { year: graduated }) : null;
  const years = [programme?.title, year].filter(Boolean).join(', ');
  return (
    <figure className="group relative mt-8 grid items-end gap-x-gutter gap-y-6 desk:grid-cols-12">
      <div className="desk:col-span-8">
        <Quotation text={quote} large />
        <figcaption className="mt-6 grid text-s">
          <Person testimonial={testimonial}>{name}</Person>
          <span className="text-ink-soft">{years || situation}</span>
        </figcaption>
      </div>
      <div className="max-w-[27.5rem] desk:col-span-4 desk:justify-self-end desk:w-full">
        <ItineraryMap network={network} stages={stagesOf(testimonial)} named />
      </div>
    </figure>
  );
}

function SmallItinerary({ testimonial, network }: ItemProps) {
  const { name, situation, programme, quote } = testimonial;
  return (
    <li className="desk:not-first:-ml-[calc(var(--spacing-gutter)/2)] desk:not-first:border-l desk:not-first:pl-6 max-desk:not-first:border-t border-hair">
      <figure className="group relative grid grid-cols-[84px_1fr] items-start gap-4 py-6 desk:grid-cols-[150px_1fr] desk:gap-6 desk:pb-0">
        <ItineraryMap network={network} stages={stagesOf(testimonial)} />
        <div className="col-start-2">
          <SmallQuotation text={quote} />
          <figcaption className="mt-4 grid text-s">
            <Person testimonial={testimonial}>{name}</Person>
            <span className="text-ink-soft">{situation ?? programme?.title}</span>
          </figcaption>
        </div>
      </figure>
    </li>
  );
}

function SmallQuotation({ text }: { text: string }) {
  const { commons } = useLabels();
  return (
    <blockquote>
      <p className="line-clamp-5 text-l leading-[1.38] text-pretty">
        {fill(commons.quote, { text })}
      </p>
    </blockquote>
  );
}

/** The name is the link, and the whole of the item is where it can be taken. */
function Person({ testimonial, children }: { testimonial: TestimonialSummary; children: string }) {
  const path = usePath();
  return (
    <Link
      to={path(`/temoignages/${testimonial.slug}`)}
      className="font-semibold after:absolute after:inset-0 group-hover:text-survey"
    >
      {children}
    </Link>
  );
}
