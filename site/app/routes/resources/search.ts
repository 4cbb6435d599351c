import { config } from '../../config.server';
import { searchOrNull } from '../../content/search.server';
import { POLICIES } from '../../modules/caching';
import { cleanWords, type Instant } from '../../modules/search';
import { groups } from '../../modules/search/results.server';
import type { Route } from './+types/search';

const GROUPS = 4;
const FEW = 3;

/** What is shown while a visitor types: the best few of the best kinds. */
export async function loader({ url }: Route.LoaderArgs) {
  const { searchParams: query } = url;
  const locale = config.locales.find((known) => known === query.get('locale')) ?? 'fr';
  const found = await searchOrNull(cleanWords(query.get('q') ?? ''), locale);
  if (!found)
    return Response.json({ error: { status: 503 } }, { status: 503, headers: POLICIES.never });
  const answer: Instant = {
    count: found.hits.length,
    groups: groups(found, FEW).slice(0, GROUPS),
  };
  return Response.json(answer, { headers: POLICIES.never });
}

export function action() {
  return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
}
