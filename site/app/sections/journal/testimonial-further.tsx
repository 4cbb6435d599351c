import type { TestimonialSummary } from '../../content/testimonials.server';
import type { Network } from '../../modules/map';
import { useLabels } from '../../modules/taxonomy';
import { ArrowLink } from '../arrow-link';
import { ItineraryPairs } from './itinerary-pairs';

type Props = { others: TestimonialSummary[]; network: Network };

/** Other ways through the network, after one, and the way back to all of them. */
export function TestimonialFurther({ others, network }: Props) {
  const { itineraries } = useLabels().courses;
  return (
    <section aria-label={itineraries.others} className="wrap pb-section">
      {others.length > 0 && <h2 className="title-3 mb-6">{itineraries.others}</h2>}
      <ItineraryPairs testimonials={others} network={network} />
      <p className="mt-4 desk:mt-6">
        <ArrowLink to="/temoignages">{itineraries.all}</ArrowLink>
      </p>
    </section>
  );
}
