import { config } from '../../config.server';
import { campusesOrNull } from '../../content/campuses.server';
import { nextEventsOrNull } from '../../content/events.server';
import { programmeOrNull } from '../../content/programmes.server';
import { isSlug } from '../../content/slug';
import { isAction } from '../../modules/application';
import { POLICIES } from '../../modules/caching';
import { notFound } from '../../modules/errors/outcome.server';
import { later } from '../../modules/later';
import { pathIn } from '../../modules/navigation';
import { requestWords } from '../../modules/requests';
import { pageMeta } from '../../modules/seo';
import { localeContext } from '../../request.server';
import type { Route } from './+types/thanks';

const OPEN_DAYS = 3;

/** POP-12: what was asked for is kept; meanwhile, the brochure, the next open days and the ways on. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { action } = params;
  if (!isAction(action)) throw notFound();
  const locale = context.get(localeContext);
  const slug = (name: string) => {
    const asked = url.searchParams.get(name) ?? undefined;
    return isSlug(asked) ? asked : null;
  };
  const [course, at] = [slug('course'), slug('campus')];
  const [programme, campuses, events] = await Promise.all([
    course === null ? null : programmeOrNull(course, locale),
    campusesOrNull(locale),
    nextEventsOrNull(locale, OPEN_DAYS, { type: 'open-door', campus: at }),
  ]);
  const campus = campuses?.find((known) => known.slug === at);
  return {
    action,
    programme: programme && {
      slug: programme.slug,
      title: programme.title,
      brochure: programme.brochure,
    },
    campus: campus ? { slug: campus.slug, name: campus.name } : null,
    events: events ?? [],
    about: {
      title: requestWords(locale).thanks.page[action],
      canonical: `${config.siteUrl}${pathIn(locale, `/crm/${action}/merci`)}`,
      unlisted: true,
    },
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches[0].loaderData, loaderData?.about);

export const headers: Route.HeadersFunction = () => POLICIES.personal;

export default later(async () => (await import('./thanks.page')).ThanksRoute);
