import type { Offer, OfferSummary } from '../../content/offers.server';
import { useApplicationAddress } from '../../modules/application';
import { schoolDay } from '../../modules/calendar';
import { Link, usePath } from '../../modules/navigation';
import { usePopup } from '../../modules/popup';
import { term, useLabels } from '../../modules/taxonomy';
import { RichText } from '../../ui/rich-text';
import { Day } from '../day';
import { Fact, Facts } from '../facts';
import { PageColumns } from '../page-columns';
import { PageHeader } from '../page-header';
import { SimilarOffers } from './similar-offers';

type Props = { offer: Offer; similar: OfferSummary[] };

/** RTE-10: one offer, and those like it. */
export function OfferArticle({ offer, similar }: Props) {
  return (
    <article>
      <PageHeader
        title={offer.title}
        via={['offers']}
        facts={<p className="text-xs font-semibold">{offer.company}</p>}
      />
      <PageColumns
        aside={
          <>
            <OfferFacts offer={offer} />
            <Reply title={offer.title} />
          </>
        }
      >
        {offer.description && <RichText content={offer.description} />}
      </PageColumns>
      <SimilarOffers offers={similar} />
    </article>
  );
}

/** Says first what becomes of an answer; without scripts, it leads straight to the contact. */
function Reply({ title }: { title: string }) {
  const { offers } = useLabels().courses;
  const popup = usePopup();
  const contact = useApplicationAddress()('contact');
  return (
    <a
      href={contact}
      onClick={(event) => {
        event.preventDefault();
        popup(offers.replyBy, { label: offers.contact, to: contact });
      }}
      className="mt-6 inline-flex min-h-touch items-center bg-vermilion-deep px-6 text-s font-semibold text-paper hover:bg-ink"
    >
      {offers.reply}
      <span className="sr-only"> : {title}</span>
    </a>
  );
}

function OfferFacts({ offer }: { offer: Offer }) {
  const { courses, campuses } = useLabels();
  const { offers } = courses;
  const path = usePath();
  const { company, place, campus, programme, contract, rhythm, start, expiry, posted } = offer;
  return (
    <Facts>
      <Fact name={offers.company}>{company}</Fact>
      {place && <Fact name={offers.place}>{place}</Fact>}
      {campus && (
        <Fact name={campuses.campus}>
          <Link to={path(`/campus/${campus.slug}`)} className="reach text-survey hover:underline">
            {campus.name}
          </Link>
        </Fact>
      )}
      {programme && (
        <Fact name={courses.course}>
          <Link
            to={path(`/programmes/${programme.slug}`)}
            className="reach text-survey hover:underline"
          >
            {programme.title}
          </Link>
        </Fact>
      )}
      {contract && <Fact name={offers.contract}>{term(offers.contracts, contract)}</Fact>}
      {rhythm && <Fact name={courses.rhythm}>{rhythm}</Fact>}
      {start && (
        <Fact name={offers.start}>
          <Day date={start} className="tabular-nums" />
        </Fact>
      )}
      {posted && (
        <Fact name={offers.posted}>
          <Day date={schoolDay(new Date(posted))} className="tabular-nums" />
        </Fact>
      )}
      <Fact name={offers.expiry}>
        <Day date={expiry} className="tabular-nums" />
      </Fact>
    </Facts>
  );
}
