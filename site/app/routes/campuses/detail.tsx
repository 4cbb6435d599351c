import { config } from '../../config.server';
import { campusesOrNull, campus as readCampus } from '../../content/campuses.server';
import { withDraft } from '../../content/drafts.server';
import { eventsOrNull } from '../../content/events.server';
import { withBlocks } from '../../content/fill-blocks.server';
import { latestNewsOrNull, type NewsSummary } from '../../content/news.server';
import { offeringsOrNull } from '../../content/offerings.server';
import { type OfferSummary, offersOrNull } from '../../content/offers.server';
import { programmesOrNull } from '../../content/programmes.server';
import { TEAM_MEMBER, teamOrNull } from '../../content/teams.server';
import { dayOf, SCHOOL_ZONE, schoolDay } from '../../modules/calendar';
import {
  minutesAhead,
  nearest,
  neighbours,
  openingAt,
  programmesAt,
  spansOf,
} from '../../modules/campuses';
import { derived } from '../../modules/derived';
import { orFail } from '../../modules/errors/outcome.server';
import { later } from '../../modules/later';
import { fetched, MANY } from '../../modules/lists';
import { isOnMap } from '../../modules/map';
import { nearby, network as networkOf } from '../../modules/map/network.server';
import { pathIn } from '../../modules/navigation';
import { campusNode, pageMeta } from '../../modules/seo';
import { localeContext, reading } from '../../request.server';
import { shareImageOrNull } from '../share/cards.server';
import type { Route } from './+types/detail';

const SHOWN_NEWS = 3;
const SHOWN_OFFERS = 3;

export async function loader({ context, params }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
  const how = reading(context);
  const {
    entry: campus,
    around: frame,
    part,
  } = await orFail(withBlocks(readCampus(params.slug, how), how, { campus: params.slug }));
  const { slug, openingHours } = campus;
  const [campuses, programmes, offerings, events, team, offers, news] = await Promise.all([
    campusesOrNull(locale),
    programmesOrNull(locale),
    offeringsOrNull(locale),
    eventsOrNull(locale, slug),
    teamOrNull(locale, slug),
    offersOrNull(locale),
    latestNewsOrNull(locale, SHOWN_NEWS, { campus: slug }),
  ]);
  const now = config.now();
  const zone = campus.timeZone ?? SCHOOL_ZONE;
  const places = campuses ?? [];
  const network = networkOf(places, [slug, ...(news ?? []).flatMap(campusesOf)]);
  const isMany = places.length > MANY;
  const canonical = `${config.siteUrl}${pathIn(locale, `/campus/${slug}`)}`;
  return {
    campus,
    ...frame,
    network,
    opening: openingAt(openingHours, now, zone),
    hours: {
      spans: spansOf(openingHours),
      today: dayOf(now, zone),
      minutesAhead: minutesAhead(now, zone),
    },
    around: {
      programmes:
        programmes && offerings && programmesAt(slug, programmes, offerings, schoolDay(now)),
      events: fetched(events),
      team: withDraft(team ?? [], part, TEAM_MEMBER),
      offers: offers ? (byCampus(offers).get(slug) ?? []).slice(0, SHOWN_OFFERS) : [],
      news: fetched(news),
    },
    // Of many, those that a side would join to it if all were drawn.
    neighbours: isMany
      ? nearest(slug, nearby(places, slug), places)
      : neighbours(slug, network, places),
    areJoined: !isMany && isOnMap(network, [slug]),
    canonical,
    card: await shareImageOrNull(canonical, frame.preview),
  };
}

const byCampus = derived((offers: OfferSummary[]) =>
  Map.groupBy(offers, ({ campus }) => campus?.slug ?? null),
);

function campusesOf({ campuses }: NewsSummary): string[] {
  return campuses.map(({ slug }) => slug);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(
    matches[0].loaderData,
    loaderData && {
      canonical: loaderData.canonical,
      card: loaderData.card,
      languages: loaderData.languages,
      title: loaderData.campus.title,
      name: loaderData.campus.name,
      via: ['campuses'],
      description: loaderData.campus.introduction,
      image: loaderData.campus.focusImage,
      seo: loaderData.campus.seo,
      topic: campusNode(loaderData.canonical, loaderData.campus, loaderData.hours.spans),
      body: loaderData.campus.body,
    },
  );

export default later(async () => (await import('./detail.page')).CampusPage);
