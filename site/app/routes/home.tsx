import { config } from '../config.server';
import { draftBanner } from '../content/banners.server';
import { campusesOrNull } from '../content/campuses.server';
import { eventsOrNull } from '../content/events.server';
import { latestNewsOrNull } from '../content/news.server';
import { orFail } from '../modules/errors';
import { network } from '../modules/map/network.server';
import { pathIn } from '../modules/navigation';
import { pageMeta } from '../modules/seo';
import { localeContext, reading } from '../request.server';
import { DiscoverCampuses } from '../sections/discover-campuses';
import { HomeHeader } from '../sections/home-header';
import { HomeNews } from '../sections/home-news';
import type { Route } from './+types/home';

const SHOWN_EVENTS = 3;
const SHOWN_NEWS = 4;

export async function loader({ context }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
  const draft = await orFail(draftBanner(reading(context)));
  const [events, campuses, news] = await Promise.all([
    eventsOrNull(locale),
    campusesOrNull(locale),
    latestNewsOrNull(locale, SHOWN_NEWS),
  ]);
  return {
    preview: draft?.preview ?? null,
    banner: draft?.banner,
    news: news ?? [],
    events: events?.slice(0, SHOWN_EVENTS) ?? null,
    network: network(campuses ?? []),
    canonical: `${config.siteUrl}${pathIn(locale, '/')}`,
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches[0].loaderData, loaderData && { canonical: loaderData.canonical });

export default function Home({ loaderData: { events, news, network } }: Route.ComponentProps) {
  return (
    <>
      <HomeHeader network={network} />
      {events && <DiscoverCampuses events={events} />}
      <HomeNews news={news} network={network} />
    </>
  );
}
