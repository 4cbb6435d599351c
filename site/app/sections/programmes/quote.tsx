import type { TestimonialSummary } from '../../content/testimonials.server';
import type { Network } from '../../modules/map';
import { Link, usePath } from '../../modules/navigation';
import { fill, useLabels } from '../../modules/taxonomy';
import { stagesOf } from '../../modules/testimonials';
import { ArrowLink } from '../arrow-link';
import { ItineraryMap } from '../journal/itinerary';
import { Quotation } from '../journal/quotation';

type Props = { testimonial: TestimonialSummary; network: Network };

/** One voice among the figures, and the campuses it comes from. */
export function PullQuote({ testimonial, network }: Props) {
  return (
    <div className="mt-12 items-center border-t border-ink pt-6 desk:grid desk:grid-cols-9 desk:gap-x-gutter print:break-inside-avoid">
      <figure className="desk:col-span-7">
        <Quotation text={testimonial.quote} />
        <Speaker testimonial={testimonial} />
      </figure>
      <div className="hidden desk:col-span-2 desk:block print:hidden">
        <ItineraryMap network={network} stages={stagesOf(testimonial)} />
      </div>
    </div>
  );
}

/** The others who tell of this programme. */
export function Voices({ testimonials }: { testimonials: TestimonialSummary[] }) {
  const { commons, courses } = useLabels();
  return (
    <>
      <ul className="border-b border-ink desk:grid desk:grid-cols-2">
        {testimonials.map((testimonial) => (
          <li
            key={testimonial.slug}
            className="border-t border-ink pt-5 pb-8 desk:pr-8 desk:even:border-l desk:even:border-l-hair desk:even:pl-6 desk:last:odd:col-span-2 print:break-inside-avoid"
          >
            <figure>
              <blockquote className="text-l">
                <p>{fill(commons.quote, { text: testimonial.quote })}</p>
              </blockquote>
              <Speaker testimonial={testimonial} />
            </figure>
          </li>
        ))}
      </ul>
      <p className="mt-3 print:hidden">
        <ArrowLink to="/temoignages">{courses.allTestimonials}</ArrowLink>
      </p>
    </>
  );
}

function Speaker({ testimonial }: { testimonial: TestimonialSummary }) {
  const path = usePath();
  const { slug, name, position, situation } = testimonial;
  return (
    <figcaption className="mt-4 text-s">
      <Link
        to={path(`/temoignages/${slug}`)}
        className="reach inline-block py-1 font-semibold hover:text-survey"
      >
        {name}
      </Link>
      <span className="block text-ink-soft">
        {[position, situation].filter(Boolean).join(', ')}
      </span>
    </figcaption>
  );
}
