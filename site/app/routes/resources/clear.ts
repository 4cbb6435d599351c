import { timingSafeEqual } from 'node:crypto';
import { config } from '../../config.server';
import { clearPageData } from '../../content/service.server';
import { log } from '../../log.server';
import type { Route } from './+types/clear';

/** The content service's door: something live has changed. */
export function action({ request }: Route.ActionArgs) {
  if (request.method !== 'POST')
    return new Response(null, { status: 405, headers: { allow: 'POST' } });
  if (!config.clearToken) return new Response(null, { status: 404 });
  if (!sameText(request.headers.get('authorization') ?? '', `Bearer ${config.clearToken}`)) {
    return new Response(null, { status: 401 });
  }
  clearPageData();
  log.info('the content service cleared the page data');
  return new Response(null, { status: 204 });
}

export function loader() {
  return new Response(null, { status: 405, headers: { allow: 'POST' } });
}

function sameText(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
