import { DiscoverCampuses } from '../sections/home/discover-campuses';
import { Figures } from '../sections/home/figures';
import { Finder } from '../sections/home/finder';
import { Hero } from '../sections/home/hero';
import { HomeNews } from '../sections/home/news';
import { WorkStudy } from '../sections/home/work-study';
import { Itineraries } from '../sections/journal/itineraries';
import { Levels } from '../sections/programmes/levels';
import type { Route } from './+types/home';

export function Home({ loaderData, matches }: Route.ComponentProps) {
  const { network, places, finder, events, counted, levels, news, told, offers } = loaderData;
  return (
    <>
      <Hero network={network} {...matches[0].loaderData.core.settings.home}>
        <Finder {...finder} />
      </Hero>
      {events.fetched && <DiscoverCampuses events={events.items} places={places} />}
      {levels && <Levels {...levels} />}
      <Figures counted={counted} network={network} />
      <HomeNews news={news.items} network={network} />
      <Itineraries {...told} network={network} />
      <WorkStudy offers={offers.shown} count={offers.count} />
    </>
  );
}
