import type { TestimonialSummary } from '../../content/testimonials.server';
import type { Network } from '../../modules/map';
import { Link, usePath } from '../../modules/navigation';
import { useLabels } from '../../modules/taxonomy';
import { Arrow } from '../../ui/arrow';
import { ItineraryPairs } from './itinerary-pairs';

type Props = { others: TestimonialSummary[]; network: Network };

/** Other ways through the network, after one, and the way back to all of them. */
export function TestimonialFurther({ others, network }: Props) {
  const { itineraries } = useLabels().courses;
  const path = usePath();
  return (
    <section aria-label={itineraries.others} className="wrap pb-section">
      {others.length > 0 && <h2 className="title-3 mb-6">{itineraries.others}</h2>}
      <ItineraryPairs testimonials={others} network={network} />
      <p className="mt-4 desk:mt-6">
        <Link to={path('/temoignages')} className="text-link min-h-touch">
          {itineraries.all}
          <Arrow />
        </Link>
      </p>
    </section>
  );
}
