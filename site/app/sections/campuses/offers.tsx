import type { OfferSummary } from '../../content/offers.server';
import { term, useLabels } from '../../modules/taxonomy';
import { ArrowLink } from '../arrow-link';
import { Day } from '../day';
import { ItemLink } from '../item-link';

type Props = { offers: OfferSummary[]; campus: { slug: string } };

/** The work-study offers around the campus that start first, and the way to all of them. */
export function CampusOffers({ offers, campus }: Props) {
  const { page } = useLabels().campuses;
  return (
    <>
      <ul className="border-b border-ink">
        {offers.map((offer) => (
          <Offer key={offer.slug} offer={offer} />
        ))}
      </ul>
      <p className="mt-4">
        <ArrowLink to={`/offres-alternance?campus=${campus.slug}`}>{page.allOffers}</ArrowLink>
      </p>
    </>
  );
}

function Offer({ offer }: { offer: OfferSummary }) {
  const { offers } = useLabels().courses;
  const { slug, title, company, place, contract, start } = offer;
  return (
    <li className="group relative grid gap-x-gutter gap-y-1 border-t border-ink py-5 desk:grid-cols-9 print:break-inside-avoid">
      <div className="desk:col-span-5">
        <h3 className="title-card wrap-anywhere group-hover:text-survey">
          <ItemLink to={`/offres-alternance?offre=${slug}`}>{title}</ItemLink>
        </h3>
        <p className="mt-1 text-s font-medium wrap-anywhere">
          {[company, place].filter(Boolean).join(', ')}
        </p>
      </div>
      <div className="text-s desk:col-span-4">
        {contract && <p>{term(offers.contracts, contract)}</p>}
        {start && (
          <p className="text-brass-text tabular-nums">
            <Day date={start} words={offers.startsOn} />
          </p>
        )}
      </div>
    </li>
  );
}
