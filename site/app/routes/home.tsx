import { redirect } from 'react-router';
import { config } from '../config.server';
import type { Locale } from '../config-schema.server';
import { draftBanner } from '../content/banners.server';
import { campusesOrNull } from '../content/campuses.server';
import { eventsOrNull } from '../content/events.server';
import { latestNewsOrNull } from '../content/news.server';
import { offeringsOrNull } from '../content/offerings.server';
import { type OfferSummary, offersOrNull } from '../content/offers.server';
import { outcomesOrNull } from '../content/outcomes.server';
import { popinAnswer } from '../content/popin.server';
import { LANDING_TYPES, programmesOrNull } from '../content/programmes.server';
import { type TestimonialSummary, testimonialsOrNull } from '../content/testimonials.server';
import type { Popin } from '../modules/application';
import { submitted } from '../modules/application/form.server';
import { POLICIES } from '../modules/caching';
import { campusOf } from '../modules/campus-choice/find.server';
import { derived } from '../modules/derived';
import { orFail } from '../modules/errors/outcome.server';
import { countOf, countProgrammes, employment } from '../modules/home';
import { later } from '../modules/later';
import { fetched, MANY } from '../modules/lists';
import { network } from '../modules/map/network.server';
import { pathIn } from '../modules/navigation';
import { storedOrigin } from '../modules/origin';
import { campusCounts, onLevels } from '../modules/programmes';
import { pageMeta } from '../modules/seo';
import { stagesOf } from '../modules/testimonials';
import { localeContext, reading } from '../request.server';
import type { Route } from './+types/home';
import { withCampus } from './campus-choice.server';
import { shareImageOrNull } from './share/cards.server';

const SHOWN_EVENTS = 3;
const SHOWN_NEWS = 4;
const SHOWN_OFFERS = 2;
const SHOWN_TESTIMONIALS = 3;

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
  const popin = await popinOf(url, request, locale);
  const draft = await orFail(draftBanner(reading(context)));
  const [campuses, events, news, programmes, offerings, outcomes, offers, testimonials] =
    await Promise.all([
      campusesOrNull(locale),
      eventsOrNull(locale),
      latestNewsOrNull(locale, SHOWN_NEWS),
      programmesOrNull(locale),
      offeringsOrNull(locale),
      outcomesOrNull(),
      offersOrNull(locale),
      testimonialsOrNull(locale),
    ]);
  const canonical = `${config.siteUrl}${pathIn(locale, '/')}`;
  const counts = programmes && offerings && countProgrammes(programmes, offerings);
  const places = campuses ?? [];
  const next = events?.slice(0, SHOWN_EVENTS) ?? null;
  const way = testimonials ? travelled(testimonials) : [];
  return {
    popin,
    preview: draft?.preview ?? null,
    banner: draft?.banner,
    network: network(
      places,
      [...(news ?? []).flatMap((item) => item.campuses), ...way.flatMap(stagesOf)].map(
        ({ slug }) => slug,
      ),
    ),
    places: (next ?? []).flatMap(({ campus }) => (campus && campusOf(places, campus.slug)) ?? []),
    finder: {
      types: LANDING_TYPES.filter((type) => !counts || countOf(counts, type, '') > 0),
      // Of too many for a list, one is named: how many programmes it has is not known before.
      ...(places.length > MANY
        ? { campuses: null, counts: counts && { '': counts[''] ?? {} } }
        : { campuses: places, counts }),
    },
    events: fetched(next),
    counted: {
      employment: employment(outcomes ?? []),
      programmes: programmes && {
        count: programmes.length,
        workStudy: programmes.filter(({ rhythm }) => rhythm === 'periodic' || rhythm === 'both')
          .length,
      },
      offers: offers && {
        count: offers.length,
        companies: companiesOf(offers),
      },
    },
    levels: programmes &&
      offerings && {
        programmes: programmes.map(onLevels),
        campusCounts: campusCounts(programmes, offerings),
      },
    news: fetched(news),
    told: {
      testimonials: way,
      count: testimonials?.length ?? 0,
    },
    offers: { shown: offers?.slice(0, SHOWN_OFFERS) ?? [], count: offers?.length ?? 0 },
    canonical,
    card: await shareImageOrNull(canonical),
  };
}

/** A way has at least two ends. */
const travelled = derived((all: TestimonialSummary[]) =>
  all.filter((told) => stagesOf(told).length > 1).slice(0, SHOWN_TESTIMONIALS),
);

const companiesOf = derived(
  (offers: OfferSummary[]) => new Set(offers.map(({ company }) => company)).size,
);

/** POP-10: what the address opens over the home; a form that was sent, and is whole, leads on. */
async function popinOf(url: URL, request: Request, locale: Locale): Promise<Popin | null> {
  const origin = storedOrigin(request.headers.get('cookie'));
  const visit = { origin: config.siteUrl, tracking: new URLSearchParams(origin).toString() };
  const query = await withCampus(url.searchParams, locale);
  const outcome = await submitted(query, visit, (question) => popinAnswer(question, locale));
  if ('popin' in outcome) return outcome.popin;
  throw redirect(outcome.to, { status: 303, headers: POLICIES.never });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(
    matches[0].loaderData,
    loaderData && {
      canonical: loaderData.canonical,
      card: loaderData.card,
      unlisted: loaderData.popin !== null,
    },
  );

export default later(async () => (await import('./home.page')).Home);
