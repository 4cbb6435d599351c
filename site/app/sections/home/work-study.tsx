import type { OfferSummary } from '../../content/offers.server';
import { Link, usePath } from '../../modules/navigation';
import { counted, useLabels } from '../../modules/taxonomy';
import { Arrow } from '../../ui/arrow';
import { Day } from '../day';
import { ItemLink } from '../item-link';

type Props = {
  /** Those that are shown; */
  offers: OfferSummary[];
  /** of how many there are. */
  count: number;
};

/** The call of the work-study offers, with the number of them and the next to start. Of none, nothing. */
export function WorkStudy({ offers, count }: Props) {
  const labels = useLabels();
  const { workStudy } = labels.campuses;
  const path = usePath();
  if (offers.length === 0) return null;
  return (
    <section aria-labelledby="work-study" className="bg-survey text-paper">
      <div className="wrap grid gap-x-gutter gap-y-10 py-section desk:grid-cols-12">
        <div className="desk:col-span-6 desk:pr-6">
          <h2 id="work-study" className="title-2">
            {counted(workStudy.title, count)}
          </h2>
          <p className="mt-6 max-w-[26em] text-l text-pretty">{labels.courses.offers.lead}</p>
          <Link to={path('/offres-alternance')} className="button button-paper mt-8 max-sm:w-full">
            {workStudy.all} <Arrow />
          </Link>
        </div>
        <div className="desk:col-span-5 desk:col-start-8">
          <h3 className="text-s font-semibold">{workStudy.next}</h3>
          <ul className="mt-3 border-b border-paper">
            {offers.map((offer) => (
              <Offer key={offer.slug} offer={offer} />
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

function Offer({ offer: { slug, title, company, campus, place, start } }: { offer: OfferSummary }) {
  const { offers } = useLabels().courses;
  const where = [company, campus?.name ?? place].filter(Boolean).join(', ');
  return (
    <li className="group relative border-t border-paper py-5">
      <h4 className="title-card wrap-anywhere group-hover:underline">
        <ItemLink to={`/offres-alternance?offre=${slug}`}>{title}</ItemLink>
      </h4>
      <p className="mt-1 text-s font-medium wrap-anywhere">{where}</p>
      {start && (
        <p className="text-s tabular-nums">
          <Day date={start} words={offers.startsOn} />
        </p>
      )}
    </li>
  );
}
