import type { OfferSummary } from '../../content/offers.server';
import { Link, usePath } from '../../modules/navigation';
import { useLabels } from '../../modules/taxonomy';
import { Arrow } from '../../ui/arrow';
import { Day } from '../day';

type Props = { offers: OfferSummary[]; campus: { slug: string } };

/** The work-study offers around the campus that start first, and the way to all of them. */
export function CampusOffers({ offers, campus }: Props) {
  const { page } = useLabels().campuses;
  const path = usePath();
  return (
    <>
      <ul className="border-b border-ink">
        {offers.map((offer) => (
          <Offer key={offer.slug} offer={offer} />
        ))}
      </ul>
      <p className="mt-4">
        <Link
          to={path(`/offres-alternance?campus=${campus.slug}`)}
          className="text-link min-h-touch"
        >
          <span>
            {page.allOffers} <Arrow />
          </span>
        </Link>
      </p>
    </>
  );
}

function Offer({ offer }: { offer: OfferSummary }) {
  const { offers } = useLabels().courses;
  const path = usePath();
  const { slug, title, company, place, contract, start } = offer;
  return (
    <li className="group relative grid gap-x-gutter gap-y-1 border-t border-ink py-5 desk:grid-cols-9 print:break-inside-avoid">
      <div className="desk:col-span-5">
        <h3 className="title-card wrap-anywhere group-hover:text-survey">
          <Link
            to={path(`/offres-alternance?offre=${slug}`)}
            className="after:absolute after:inset-0"
          >
            {title}
          </Link>
        </h3>
        <p className="mt-1 text-s font-medium wrap-anywhere">
          {[company, place].filter(Boolean).join(', ')}
        </p>
      </div>
      <div className="text-s desk:col-span-4">
        {contract && <p>{offers.contracts[contract]}</p>}
        {start && (
          <p className="text-brass-text tabular-nums">
            <Day date={start} words={offers.startsOn} />
          </p>
        )}
      </div>
    </li>
  );
}
