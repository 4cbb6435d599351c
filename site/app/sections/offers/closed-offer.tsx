import type { OfferSummary } from '../../content/offers.server';
import { Link, usePath } from '../../modules/navigation';
import { useLabels } from '../../modules/taxonomy';
import { Arrow } from '../../ui/arrow';
import { PageHeader } from '../page-header';
import { SimilarOffers } from './similar-offers';

type Props = { closed: { title: string; company: string }; similar: OfferSummary[] };

/** RTE-10: an offer that is closed, and what there is instead. */
export function ClosedOffer({ closed, similar }: Props) {
  const { offers } = useLabels().courses;
  const path = usePath();
  return (
    <>
      <PageHeader
        title={closed.title}
        via={['offers']}
        facts={
          <p className="flex flex-wrap gap-x-4 text-xs font-semibold">
            <span>{closed.company}</span>
            <span className="text-vermilion-deep">{offers.gone.facts}</span>
          </p>
        }
        lead={similar.length > 0 ? offers.gone.lead : offers.gone.alone}
      />
      {similar.length > 0 ? (
        <SimilarOffers offers={similar} />
      ) : (
        <p className="wrap pb-section">
          <Link to={path('/offres-alternance')} className="button button-filled">
            {offers.all} <Arrow />
          </Link>
        </p>
      )}
    </>
  );
}
