import { config } from '../../config.server';
import type { Locale } from '../../config-schema.server';
import { campus } from '../../content/campuses.server';
import { coursesByAction } from '../../content/crm-links.server';
import { upcomingEvents } from '../../content/events.server';
import { popinAnswer } from '../../content/popin.server';
import { client } from '../../content/service.server';
import { isSlug } from '../../content/slug';
import { isAction, type Question } from '../../modules/application';
import { POLICIES } from '../../modules/caching';
import { ErrorRecord } from '../../modules/errors';
import type { Route } from './+types/api';

/** What is no answer cannot be asked so. */
type Answer = (locale: Locale, query: URLSearchParams) => Promise<unknown>;

/** All that the browser may ask. The service account, and everything else it could read, stay on this side. */
function allowed(path: string): Answer | undefined {
  const [kind, slug, ...rest] = path.split('/');
  if (kind === 'crm-links') return crmLinks([slug, ...rest]);
  if (rest.length > 0) return undefined;
  if (kind === 'events' && slug === undefined) {
    return async (locale, query) => {
      const campusSlug = query.get('campus') ?? undefined;
      if (campusSlug !== undefined && !isSlug(campusSlug)) return undefined;
      return client.get(upcomingEvents(locale, campusSlug));
    };
  }
  if (kind === 'campuses' && slug === undefined) {
    return (locale, query) => popinAnswer(asking(query, null), locale);
  }
  if (kind === 'campuses' && slug !== undefined) {
    return async (locale) => (await campus(slug, { locale, preview: null })).entry;
  }
  return undefined;
}

/** The campuses of a course, or all: of too many for a list, those of the words that are being typed, and the one that is chosen. */
function asking(query: URLSearchParams, course: string | null, action = 'contact'): Question {
  const campus = query.get('campus') ?? undefined;
  const words = query.get('q')?.slice(0, LONGEST);
  return {
    of: 'campuses',
    action,
    course,
    ...(isSlug(campus) && { campus }),
    ...(words !== undefined && { words }),
  };
}

/** Longer than any name. */
const LONGEST = 80;

/** API-3 to API-5, and the courses of one campus. What the pop-in asks of the site is answered as the site's own form is. */
function crmLinks([action, course, campus, ...rest]: (string | undefined)[]): Answer | undefined {
  if (rest.length > 0) return undefined;
  if (action === 'actions' && course === undefined) return (locale) => coursesByAction(locale);
  if (!isAction(action)) return undefined;
  if (course === 'courses' && campus === undefined) {
    return async (locale, query) => {
      const at = query.get('campus') ?? undefined;
      return isSlug(at) ? popinAnswer({ of: 'courses', action, campus: at }, locale) : undefined;
    };
  }
  if (!isSlug(course) || !isSlug(campus)) return undefined;
  if (campus === 'campuses')
    return (locale, query) => popinAnswer(asking(query, course, action), locale);
  return async (locale) => ({
    url: await popinAnswer({ of: 'link', action, course, campus }, locale),
  });
}

export async function loader({ request, params }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const locale = config.locales.find((known) => known === query.get('locale')) ?? 'fr';
  const answer = allowed(params['*']);
  if (!answer) return refusal(404);
  try {
    const content = await answer(locale, query);
    return content === undefined ? refusal(400) : Response.json(content);
  } catch (error) {
    if (!(error instanceof ErrorRecord)) throw error;
    return refusal(error.statusCode === 404 ? 404 : error.statusCode === 504 ? 504 : 503);
  }
}

export function action() {
  return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
}

function refusal(status: number): Response {
  return Response.json({ error: { status } }, { status, headers: POLICIES.never });
}
