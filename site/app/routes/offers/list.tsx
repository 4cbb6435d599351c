import { data } from 'react-router';
import { config } from '../../config.server';
import {
  isClosed,
  type Offer,
  offersOrNull,
  offer as readOffer,
  offers as readOffers,
} from '../../content/offers.server';
import type { Reading } from '../../content/page-entry.server';
import { orFail } from '../../modules/errors';
import { choices } from '../../modules/lists';
import { pathIn } from '../../modules/navigation';
import { matching, readFilters, similarTo } from '../../modules/offers';
import { pageMeta } from '../../modules/seo';
import { labels } from '../../modules/taxonomy';
import { reading } from '../../request.server';
import { ClosedOffer } from '../../sections/offers/closed-offer';
import { OfferArticle } from '../../sections/offers/offer-article';
import { OfferFilters } from '../../sections/offers/offer-filters';
import { OfferList } from '../../sections/offers/offer-list';
import { PageHeader } from '../../sections/page-header';
import type { Route } from './+types/list';

/** RTE-10: the list, or the offer that the query names. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const slug = url.searchParams.get('offre');
  return slug === null ? list(url.searchParams, reading(context)) : one(slug, reading(context));
}

async function list(query: URLSearchParams, { locale }: Reading) {
  const all = await orFail(readOffers(locale));
  const filters = readFilters(query);
  const { offers: title, lead: description } = labels(locale).courses.offers;
  return {
    offers: matching(all, filters),
    form: {
      filters,
      campuses: choices(
        all.map(({ campus }) => campus && { value: campus.slug, name: campus.name }),
        filters.campus,
        locale,
      ),
      programmes: choices(
        all.map(({ programme }) => programme && { value: programme.slug, name: programme.title }),
        filters.programme,
        locale,
      ),
    },
    about: { canonical: address(locale), title, description },
  };
}

async function one(slug: string, how: Reading) {
  const { entry: offer, around } = await orFail(readOffer(slug, how));
  if (!around.preview && isClosed(offer)) return gone(offer, how);
  const canonical = `${address(how.locale)}?offre=${offer.slug}`;
  const { title, seo } = offer;
  const description = inShort(offer, how.locale);
  return { offer, ...around, about: { canonical, title, description, seo } };
}

const SIMILAR = 5;

/** A closed offer is gone for good, and those who came for it are shown what is like it. */
async function gone({ title, company, campus, programme }: Offer, { locale }: Reading) {
  const standing = await offersOrNull(locale);
  const similar = similarTo({ campus, programme }, standing ?? []).slice(0, SIMILAR);
  const canonical = address(locale);
  return data({ closed: { title, company }, similar, about: { canonical, title } }, 410);
}

function inShort({ company, place, campus, contract }: Offer, locale: Reading['locale']): string {
  const { contracts } = labels(locale).courses.offers;
  const facts = [company, place ?? campus?.name, contract && contracts[contract]];
  return facts.filter(Boolean).join(' · ');
}

function address(locale: Reading['locale']): string {
  return `${config.siteUrl}${pathIn(locale, '/offres-alternance')}`;
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches[0].loaderData, loaderData?.about);

export default function OffersRoute({ loaderData }: Route.ComponentProps) {
  if ('offer' in loaderData) return <OfferArticle offer={loaderData.offer} />;
  if ('closed' in loaderData) return <ClosedOffer {...loaderData} />;
  const { offers, form, about } = loaderData;
  return (
    <>
      <PageHeader title={about.title} lead={about.description} />
      <div className="wrap grid gap-y-10 pb-section">
        <OfferFilters {...form} />
        <div>
          <OfferList offers={offers} />
        </div>
      </div>
    </>
  );
}
