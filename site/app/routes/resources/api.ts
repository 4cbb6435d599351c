import { config } from '../../config.server';
import type { Locale } from '../../config-schema.server';
import { campus } from '../../content/campuses.server';
import { upcomingEvents } from '../../content/events.server';
import { client } from '../../content/service.server';
import { isSlug } from '../../content/slug';
import { ErrorRecord } from '../../modules/errors';
import type { Route } from './+types/api';

type Answer = (locale: Locale, query: URLSearchParams) => Promise<unknown>;

/** All that the browser may ask. The service account, and everything else it could read, stay on this side. */
function allowed(path: string): Answer | undefined {
  const [kind, slug, ...rest] = path.split('/');
  if (rest.length > 0) return undefined;
  if (kind === 'events' && slug === undefined) {
    return async (locale, query) => {
      const campusSlug = query.get('campus') ?? undefined;
      if (campusSlug !== undefined && !isSlug(campusSlug)) return undefined;
      return client.get(upcomingEvents(locale, campusSlug));
    };
  }
  if (kind === 'campuses' && slug !== undefined) {
    return async (locale) => (await campus(slug, { locale, preview: null })).entry;
  }
  return undefined;
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
  return Response.json({ error: { status } }, { status, headers: { 'cache-control': 'no-store' } });
}
