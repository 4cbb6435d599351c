import { data } from 'react-router';
import { config } from '../../config.server';
import {
  isClosed,
  type Offer,
  type OfferSummary,
  offersOrNull,
  offer as readOffer,
  offers as readOffers,
} from '../../content/offers.server';
import type { Reading } from '../../content/page-entry.server';
import { derived } from '../../modules/derived';
import { notFound, orFail } from '../../modules/errors/outcome.server';
import { later } from '../../modules/later';
import { choices, pageAddress, pageOf, pageTitle, readPageNumber } from '../../modules/lists';
import { pathIn } from '../../modules/navigation';
import { matching, readFilters, similarTo } from '../../modules/offers';
import { jobNode, pageMeta } from '../../modules/seo';
import { labels, term } from '../../modules/taxonomy';
import type { Via } from '../../modules/trail';
import { reading } from '../../request.server';
import { campusChoices, settleCampus } from '../campus-choice.server';
import { shareImageOrNull } from '../share/cards.server';
import type { Route } from './+types/list';

const PAGE_SIZE = 20;
const VIA: Via = ['offers'];

/** RTE-10: the list, or the offer that the query names. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const slug = url.searchParams.get('offre');
  return slug === null ? list(url, reading(context)) : one(slug, reading(context));
}

async function list(url: URL, { locale }: Reading) {
  await settleCampus(url, locale);
  const { searchParams: query } = url;
  const all = await orFail(readOffers(locale));
  const filters = readFilters(query);
  const found = matching(all, filters);
  const page = pageOf(found, readPageNumber(query.get('page')), PAGE_SIZE);
  if (!page) throw notFound();
  const { offers: title, lead: description } = labels(locale).courses.offers;
  return {
    offers: page.items,
    pages: page.pages,
    count: found.length,
    form: {
      filters,
      campuses: await campusChoices(campusesOf(all, locale), filters.campus, locale),
      programmes: choices(programmesOf(all, locale), filters.programme, locale),
    },
    about: {
      canonical: address(locale, Object.values(filters).some(Boolean) ? 1 : page.pages.number),
      card: await shareImageOrNull(address(locale)),
      title: pageTitle(title, page.pages.number, labels(locale)),
      via: [],
      description,
      unlisted: page.pages.number > 1,
    },
  };
}

/** What some offer names. */
const campusesOf = derived((all: OfferSummary[], locale: string) =>
  choices(
    all.map(({ campus }) => campus && { value: campus.slug, name: campus.name }),
    '',
    locale,
  ),
);
const programmesOf = derived((all: OfferSummary[], locale: string) =>
  choices(
    all.map(({ programme }) => programme && { value: programme.slug, name: programme.title }),
    '',
    locale,
  ),
);

async function one(slug: string, how: Reading) {
  const { entry: offer, around } = await orFail(readOffer(slug, how));
  if (!around.preview && isClosed(offer)) return gone(offer, how);
  const similar = await similarOffers(offer, how);
  const canonical = `${address(how.locale)}?offre=${offer.slug}`;
  const { title, seo } = offer;
  const description = inShort(offer, how.locale);
  const { languages } = around;
  const card = await shareImageOrNull(canonical, around.preview);
  const about = { canonical, card, languages, title, via: VIA, description, seo };
  return { offer, similar, ...around, about };
}

const SIMILAR = 5;

async function similarOffers(offer: Offer, { locale }: Reading) {
  const standing = await offersOrNull(locale);
  const others = (standing ?? []).filter(({ slug }) => slug !== offer.slug);
  return similarTo(offer, others).slice(0, SIMILAR);
}

/** A closed offer is gone for good, and those who came for it are shown what is like it. */
async function gone(offer: Offer, how: Reading) {
  const { title, company } = offer;
  const similar = await similarOffers(offer, how);
  const canonical = address(how.locale);
  const about = { canonical, title, via: VIA, unlisted: true };
  return data({ closed: { title, company }, similar, about }, 410);
}

function inShort({ company, place, campus, contract }: Offer, locale: Reading['locale']): string {
  const { contracts } = labels(locale).courses.offers;
  const facts = [company, place ?? campus?.name, contract && term(contracts, contract)];
  return facts.filter(Boolean).join(' · ');
}

function address(locale: Reading['locale'], page = 1): string {
  return `${config.siteUrl}${pathIn(locale, pageAddress('/offres-alternance', {}, page))}`;
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches[0].loaderData, loaderData && { ...loaderData.about, ...shown(loaderData) });

/** What the page shows, as engines are told. */
function shown(page: Route.ComponentProps['loaderData']) {
  if ('offers' in page)
    return { items: page.offers.map(({ slug }) => `/offres-alternance?offre=${slug}`) };
  return 'offer' in page ? { topic: jobNode(page.about.canonical, page.offer) } : {};
}

export default later(async () => (await import('./list.page')).OffersRoute);
