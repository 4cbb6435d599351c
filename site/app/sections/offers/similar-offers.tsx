import type { OfferSummary } from '../../content/offers.server';
import { Link, usePath } from '../../modules/navigation';
import { useLabels } from '../../modules/taxonomy';
import { Arrow } from '../../ui/arrow';
import { OfferRows } from './offer-list';

/** What else there is for whoever came for one offer; without any like it, nothing. */
export function SimilarOffers({ offers }: { offers: OfferSummary[] }) {
  const labels = useLabels().courses.offers;
  const path = usePath();
  if (offers.length === 0) return null;
  return (
    <section aria-labelledby="similar-offers" className="wrap pb-section">
      <h2 id="similar-offers" className="title-news mb-6">
        {labels.similar}
      </h2>
      <OfferRows offers={offers} level={3} />
      <p className="mt-8">
        <Link to={path('/offres-alternance')} className="text-link min-h-touch">
          {labels.all} <Arrow />
        </Link>
      </p>
    </section>
  );
}
