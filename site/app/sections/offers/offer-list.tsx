import type { OfferSummary } from '../../content/offers.server';
import { term, useLabels } from '../../modules/taxonomy';
import { Day } from '../day';
import { ItemLink } from '../item-link';
import { ResultCount } from '../result-count';

type Props = {
  offers: OfferSummary[];
  /** How many there are, on all pages. */
  count: number;
};

/** The offers of a page, in the order they are given, under the number of all. */
export function OfferList({ offers, count }: Props) {
  const labels = useLabels().courses.offers;
  return (
    <>
      <ResultCount count={count} words={labels.count} />
      {offers.length > 0 && <OfferRows offers={offers} level={2} />}
    </>
  );
}

type RowsProps = { offers: OfferSummary[]; level: 2 | 3 };

export function OfferRows({ offers, level }: RowsProps) {
  return (
    <ol className="rows border-b border-ink">
      {offers.map((offer) => (
        <OfferRow key={offer.slug} offer={offer} level={level} />
      ))}
    </ol>
  );
}

function OfferRow({ offer, level }: { offer: OfferSummary; level: RowsProps['level'] }) {
  const labels = useLabels().courses.offers;
  const Heading = `h${level}` as const;
  const { slug, title, company, place, campus, contract, rhythm } = offer;
  return (
    <li className="group relative grid gap-x-gutter gap-y-3 border-t border-ink py-6 desk:grid-cols-12">
      <div className="desk:col-span-5 desk:pr-6">
        <Heading className="title-3 group-hover:text-survey">
          <ItemLink to={`/offres-alternance?offre=${slug}`}>{title}</ItemLink>
        </Heading>
        <p className="mt-1 font-medium">{company}</p>
      </div>
      <p className="flex items-baseline gap-3 text-s font-semibold desk:col-span-3 desk:pt-1">
        <span aria-hidden="true" className="size-2.5 flex-none rounded-full border-[1.5px]" />
        <span>
          {campus?.name ?? place}
          {campus && place && <span className="block font-normal text-ink-soft">{place}</span>}
        </span>
      </p>
      <div className="text-s text-ink-soft desk:col-span-4 desk:pt-1">
        <StartDay start={offer.start} />
        {contract && <p>{term(labels.contracts, contract)}</p>}
        {rhythm && <p>{rhythm}</p>}
      </div>
    </li>
  );
}

function StartDay({ start }: { start: string | null }) {
  const labels = useLabels().courses.offers;
  if (start === null) return null;
  return (
    <p className="font-medium text-brass-text tabular-nums">
      <Day date={start} words={labels.startsOn} />
    </p>
  );
}
