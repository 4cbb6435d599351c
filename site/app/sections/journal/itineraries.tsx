import type { TestimonialSummary } from '../../content/testimonials.server';
import type { Network } from '../../modules/map';
import { fill, useLabels } from '../../modules/taxonomy';
import { ArrowLink } from '../arrow-link';
import { MainItinerary } from './itinerary-figures';
import { ItineraryPairs } from './itinerary-pairs';

type Props = {
  /** The first is shown large, the next two below it; the others are not shown. */
  testimonials: TestimonialSummary[];
  network: Network;
  /** How many there are in all. */
  count: number;
};

const SMALL = 2;

/** BLK-3: testimonials as ways through the network. Of none, nothing. */
export function Itineraries({ testimonials: [first, ...others], network, count }: Props) {
  const { itineraries } = useLabels().courses;
  if (!first) return null;
  return (
    <section aria-labelledby="itineraries" className="wrap pb-section">
      <h2 id="itineraries" className="title-2 mb-8 border-t border-ink pt-6">
        {itineraries.itineraries}
      </h2>
      <MainItinerary testimonial={first} network={network} />
      <div className="mt-8 desk:mt-16">
        <ItineraryPairs testimonials={others.slice(0, SMALL)} network={network} />
      </div>
      <p className="mt-4 desk:mt-8">
        <ArrowLink to="/temoignages">
          {count > 1 ? fill(itineraries.readAll, { count }) : itineraries.all}
        </ArrowLink>
      </p>
    </section>
  );
}
