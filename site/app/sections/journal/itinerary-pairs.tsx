import type { TestimonialSummary } from '../../content/testimonials.server';
import type { Network } from '../../modules/map';
import { SmallItinerary } from './itinerary-figures';

type Props = { testimonials: TestimonialSummary[]; network: Network };

/** Two by two, a hairline between them; on a phone, one below the other. */
export function ItineraryPairs({ testimonials, network }: Props) {
  if (testimonials.length === 0) return null;
  return (
    <ul className="rows grid grid-cols-1 border-t border-ink desk:grid-cols-2 desk:gap-x-gutter">
      {testimonials.map((testimonial) => (
        <li
          key={testimonial.slug}
          className="border-hair py-6 max-desk:not-first:border-t desk:even:-ml-[calc(var(--spacing-gutter)/2)] desk:even:border-l desk:even:pl-6 desk:nth-[n+3]:border-t"
        >
          <SmallItinerary testimonial={testimonial} network={network} />
        </li>
      ))}
    </ul>
  );
}
