import { config } from '../../config.server';
import { eventPage } from '../../content/events.server';
import { orFail } from '../../modules/errors';
import { pathIn } from '../../modules/navigation';
import { pageMeta } from '../../modules/seo';
import { localeContext, reading } from '../../request.server';
import { EventArticle } from '../../sections/event-article';
import type { Route } from './+types/detail';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { entry: event, around } = await orFail(eventPage(params.slug, reading(context)));
  const path = pathIn(context.get(localeContext), `/agenda/${event.slug}`);
  return { event, ...around, canonical: `${config.siteUrl}${path}` };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(
    matches[0].loaderData,
    loaderData && {
      canonical: loaderData.canonical,
      title: loaderData.event.title,
      description: loaderData.event.description,
      image: loaderData.event.focusImage,
      seo: loaderData.event.seo,
    },
  );

export default function EventRoute({ loaderData: { event } }: Route.ComponentProps) {
  return <EventArticle event={event} />;
}
