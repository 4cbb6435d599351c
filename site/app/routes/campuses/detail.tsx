import { config } from '../../config.server';
import { campus as readCampus } from '../../content/campuses.server';
import { eventsOrNull } from '../../content/events.server';
import { orFail } from '../../modules/errors';
import { pathIn } from '../../modules/navigation';
import { pageMeta } from '../../modules/seo';
import { localeContext, reading } from '../../request.server';
import { CampusEvents } from '../../sections/campus-events';
import { CampusHeader } from '../../sections/campus-header';
import type { Route } from './+types/detail';

export async function loader({ context, params }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
  const { entry: campus, around } = await orFail(readCampus(params.slug, reading(context)));
  const events = await eventsOrNull(locale, campus.slug);
  const canonical = `${config.siteUrl}${pathIn(locale, `/campus/${campus.slug}`)}`;
  return { campus, ...around, events, canonical };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(
    matches[0].loaderData,
    loaderData && {
      canonical: loaderData.canonical,
      title: loaderData.campus.title,
      description: loaderData.campus.introduction,
    },
  );

export default function CampusPage({ loaderData: { campus, events } }: Route.ComponentProps) {
  return (
    <>
      <CampusHeader campus={campus} />
      {events && <CampusEvents events={events} />}
    </>
  );
}
