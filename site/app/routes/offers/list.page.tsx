import { pageAddress } from '../../modules/lists';
import { usePath } from '../../modules/navigation';
import { asked } from '../../modules/offers';
import { useLabels } from '../../modules/taxonomy';
import { ListHeader } from '../../sections/list-header';
import { ClosedOffer } from '../../sections/offers/closed-offer';
import { OfferArticle } from '../../sections/offers/offer-article';
import { OfferFilters } from '../../sections/offers/offer-filters';
import { OfferList } from '../../sections/offers/offer-list';
import { Pagination } from '../../sections/pagination';
import type { Route } from './+types/list';

export function OffersRoute({ loaderData }: Route.ComponentProps) {
  if ('offer' in loaderData) return <OfferArticle {...loaderData} />;
  if ('closed' in loaderData) return <ClosedOffer {...loaderData} />;
  return <Offers {...loaderData} />;
}

function Offers({
  offers,
  pages,
  count,
  form,
  about,
}: Extract<Route.ComponentProps['loaderData'], { form: object }>) {
  const path = usePath();
  const { offers: title } = useLabels().courses.offers;
  return (
    <>
      <ListHeader title={title} lead={about.description} />
      <div className="wrap grid gap-y-10 pb-section">
        <OfferFilters {...form} />
        <div>
          <OfferList offers={offers} count={count} />
          <Pagination
            pages={pages}
            to={(number) => path(pageAddress('/offres-alternance', asked(form.filters), number))}
          />
        </div>
      </div>
    </>
  );
}
