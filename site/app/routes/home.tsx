import { config } from '../config.server';
import { draftBanner } from '../content/banners.server';
import { campusesOrNull } from '../content/campuses.server';
import { eventsOrNull } from '../content/events.server';
import { latestNewsOrNull } from '../content/news.server';
import { offeringsOrNull } from '../content/offerings.server';
import { offersOrNull } from '../content/offers.server';
import { outcomesOrNull } from '../content/outcomes.server';
import { LANDING_TYPES, programmesOrNull } from '../content/programmes.server';
import { orFail } from '../modules/errors';
import { countOf, countProgrammes, employment } from '../modules/home';
import { network } from '../modules/map/network.server';
import { pathIn } from '../modules/navigation';
import { pageMeta } from '../modules/seo';
import { localeContext, reading } from '../request.server';
import { DiscoverCampuses } from '../sections/home/discover-campuses';
import { Figures } from '../sections/home/figures';
import { Finder } from '../sections/home/finder';
import { Hero } from '../sections/home/hero';
import { WorkStudy } from '../sections/home/work-study';
import { HomeNews } from '../sections/home-news';
import type { Route } from './+types/home';

const SHOWN_EVENTS = 3;
const SHOWN_NEWS = 4;
const SHOWN_OFFERS = 2;

export async function loader({ context }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
  const draft = await orFail(draftBanner(reading(context)));
  const [campuses, events, news, programmes, offerings, outcomes, offers] = await Promise.all([
    campusesOrNull(locale),
    eventsOrNull(locale),
    latestNewsOrNull(locale, SHOWN_NEWS),
    programmesOrNull(locale),
    offeringsOrNull(locale),
    outcomesOrNull(),
    offersOrNull(locale),
  ]);
  const counts = programmes && offerings && countProgrammes(programmes, offerings);
  return {
    preview: draft?.preview ?? null,
    banner: draft?.banner,
    network: network(campuses ?? []),
    places: campuses ?? [],
    finder: {
      types: LANDING_TYPES.filter((type) => !counts || countOf(counts, type, '') > 0),
      campuses: (campuses ?? []).map(({ slug, name }) => ({ slug, name })),
      counts,
    },
    events: events?.slice(0, SHOWN_EVENTS) ?? null,
    counted: {
      employment: employment(outcomes ?? []),
      programmes: programmes && {
        count: programmes.length,
        workStudy: programmes.filter(({ rhythm }) => rhythm === 'periodic' || rhythm === 'both')
          .length,
      },
      offers: offers && {
        count: offers.length,
        companies: new Set(offers.map(({ company }) => company)).size,
      },
    },
    news: news ?? [],
    offers: { shown: offers?.slice(0, SHOWN_OFFERS) ?? [], count: offers?.length ?? 0 },
    canonical: `${config.siteUrl}${pathIn(locale, '/')}`,
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches[0].loaderData, loaderData && { canonical: loaderData.canonical });

export default function Home({ loaderData }: Route.ComponentProps) {
  const { network, places, finder, events, counted, news, offers } = loaderData;
  return (
    <>
      <Hero network={network}>
        <Finder {...finder} />
      </Hero>
      {events && <DiscoverCampuses events={events} places={places} />}
      <Figures counted={counted} network={network} />
      <HomeNews news={news} network={network} />
      <WorkStudy offers={offers.shown} count={offers.count} />
    </>
  );
}
