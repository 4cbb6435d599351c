import type { TestimonialSummary } from '../../content/testimonials.server';
import type { Network } from '../../modules/map';
import { Link, usePath } from '../../modules/navigation';
import { fill, useLabels } from '../../modules/taxonomy';
import { stagesOf } from '../../modules/testimonials';
import { ItineraryMap } from './itinerary';
import { Quotation } from './quotation';

type Props = { testimonial: TestimonialSummary; network: Network };

/** A testimonial, large: what was said on the left, the way that was taken on the right. In the largest type where it has the page's width. */
export function MainItinerary({ testimonial, network, large = true }: Props & { large?: boolean }) {
  return (
    <div className="group relative grid grid-cols-1 items-end gap-x-gutter gap-y-6 md:grid-cols-12">
      <figure className="min-w-0 md:col-span-7 desk:col-span-8">
        <Quotation text={testimonial.quote} large={large} />
        <figcaption className="mt-6 grid grid-cols-1 text-s">
          <Person testimonial={testimonial} />
          <Years testimonial={testimonial} />
        </figcaption>
      </figure>
      <div className="w-full max-w-[27.5rem] md:col-span-5 md:justify-self-end desk:col-span-4">
        <ItineraryMap network={network} stages={stagesOf(testimonial)} named />
      </div>
    </div>
  );
}

/** Among others: a small map and a few lines. */
export function SmallItinerary({ testimonial, network }: Props) {
  const { situation, programme, position, quote } = testimonial;
  const { commons } = useLabels();
  const about = [situation ?? programme?.title, position].filter(Boolean);
  return (
    <div className="group relative grid grid-cols-[84px_1fr] items-start gap-4 desk:grid-cols-[104px_1fr] desk:gap-6 full:grid-cols-[150px_1fr]">
      <ItineraryMap network={network} stages={stagesOf(testimonial)} />
      <figure className="col-start-2 min-w-0">
        <blockquote>
          <p className="line-clamp-12 text-l leading-[1.38] text-pretty">
            {fill(commons.quote, { text: quote })}
          </p>
        </blockquote>
        <figcaption className="mt-4 grid grid-cols-1 text-s">
          <Person testimonial={testimonial} />
          {about.map((words) => (
            <span key={words} className="text-ink-soft">
              {words}
            </span>
          ))}
        </figcaption>
      </figure>
    </div>
  );
}

/** The name is the link, and the whole of the item is where it can be taken. */
function Person({ testimonial: { slug, name } }: { testimonial: TestimonialSummary }) {
  const path = usePath();
  return (
    <Link
      to={path(`/temoignages/${slug}`)}
      className="font-semibold after:absolute after:inset-0 group-hover:text-survey"
    >
      {name}
    </Link>
  );
}

function Years({ testimonial }: { testimonial: TestimonialSummary }) {
  const { itineraries } = useLabels().courses;
  const { programme, graduated, situation } = testimonial;
  const year = graduated === null ? null : fill(itineraries.graduated, { year: graduated });
  const years = [programme?.title, year].filter(Boolean).join(', ');
  return <span className="text-ink-soft">{years || situation}</span>;
}
