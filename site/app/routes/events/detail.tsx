import { config } from '../../config.server';
import { campusesOrNull, namedCampus } from '../../content/campuses.server';
import { allEventsOrNull, eventPage, timeline } from '../../content/events.server';
import { withBlocks } from '../../content/fill-blocks.server';
import { othersLike, stageOf } from '../../modules/agenda';
import { orFail } from '../../modules/errors/outcome.server';
import { later } from '../../modules/later';
import { network } from '../../modules/map/network.server';
import { pathIn } from '../../modules/navigation';
import { eventNode, pageMeta } from '../../modules/seo';
import { localeContext, reading } from '../../request.server';
import { shareImageOrNull } from '../share/cards.server';
import type { Route } from './+types/detail';

export async function loader({ context, params }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
  const how = reading(context);
  const now = config.now();
  const { entry, around } = await orFail(withBlocks(eventPage(params.slug, how), how));
  const [campus, campuses, all] = await Promise.all([
    entry.campus && orFail(namedCampus(entry.campus.slug, locale)),
    campusesOrNull(locale),
    allEventsOrNull(locale),
  ]);
  // The zone comes with the campus: an event's own answer has but its name.
  const event = {
    ...entry,
    campus: entry.campus && { ...entry.campus, timeZone: campus?.timeZone ?? null },
  };
  const path = pathIn(locale, `/agenda/${event.slug}`);
  const canonical = `${config.siteUrl}${path}`;
  const isOver = stageOf(event, now) === 'past';
  return {
    now,
    event,
    campus,
    network: network(campuses ?? [], entry.campus ? [entry.campus.slug] : []),
    others: othersLike(event, all ? timeline(all, now) : []),
    calendar: around.preview || isOver ? null : `${path}.ics`,
    isOver,
    ...around,
    canonical,
    card: await shareImageOrNull(canonical, around.preview),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(
    matches[0].loaderData,
    loaderData && {
      canonical: loaderData.canonical,
      card: loaderData.card,
      languages: loaderData.languages,
      title: loaderData.event.title,
      via: ['agenda'],
      description: loaderData.event.description,
      image: loaderData.event.focusImage,
      seo: loaderData.event.seo,
      topic: eventNode(loaderData.canonical, loaderData.event, loaderData.campus),
      body: loaderData.event.body,
      unlisted: loaderData.isOver,
    },
  );

export default later(async () => (await import('./detail.page')).EventRoute);
