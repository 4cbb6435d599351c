import { config } from '../../config.server';
import { POLICIES } from '../../modules/caching';
import { isChoice } from '../../modules/origin';
import { answerCookies, pageAnsweredOn } from '../../modules/origin/answer.server';
import type { Route } from './+types/consent';

/** TRK-4: the visitor's answer, from a page whose scripts are not there to take it. */
export function action({ request, params: { choice }, url }: Route.ActionArgs) {
  if (!config.hasConsent || !isChoice(choice)) return new Response(null, { status: 404 });
  if (!isFromOurPage(request)) return new Response(null, { status: 403 });
  const { headers: asked } = request;
  // The address that the browser names has the query of the page; the one in the form, its path at least.
  const candidates = [asked.get('referer'), url.searchParams.get('retour')];
  const page = pageAnsweredOn(candidates, new URL(config.siteUrl));
  const headers = new Headers({ location: inSite(page), ...POLICIES.never });
  for (const cookie of answerCookies(choice, page, asked.get('cookie'))) {
    headers.append('set-cookie', cookie);
  }
  return new Response(null, { status: 303, headers });
}

export function loader() {
  return config.hasConsent
    ? new Response(null, { status: 405, headers: { allow: 'POST' } })
    : new Response(null, { status: 404 });
}

/** Nobody accepts for a visitor: a form on another site is refused. */
function isFromOurPage({ headers }: Request): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const origin = headers.get('origin');
  return origin === null || origin === config.siteUrl;
}

/** Two slashes at the start would name another host. */
function inSite({ pathname, search }: URL): string {
  return `${pathname.replace(/^\/+/, '/')}${search}`;
}
