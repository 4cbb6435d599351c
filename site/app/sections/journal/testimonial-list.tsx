import type { TestimonialSummary } from '../../content/testimonials.server';
import type { Network } from '../../modules/map';
import { MainItinerary } from './itinerary-figures';
import { ItineraryPairs } from './itinerary-pairs';

type Props = { testimonials: TestimonialSummary[]; network: Network };

/** After a large one, so many small ones: a page of twelve ends on a whole pair. */
const GROUPS = [
  { from: 0, to: 5 },
  { from: 5, to: 12 },
];

/** RTE-19: the testimonials, in the order they are given. */
export function TestimonialList({ testimonials, network }: Props) {
  return GROUPS.map(({ from, to }) => {
    const [main, ...others] = testimonials.slice(from, to);
    if (!main) return null;
    return (
      <div key={from} className="border-t border-ink py-8 last:pb-0 desk:py-14">
        <MainItinerary testimonial={main} network={network} />
        <div className="mt-8 desk:mt-16">
          <ItineraryPairs testimonials={others} network={network} />
        </div>
      </div>
    );
  });
}
