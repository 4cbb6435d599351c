import { config } from '../../config.server';
import { POLICIES } from '../../modules/caching';
import { choiceIn } from '../../modules/origin';
import { CONSENT_PANEL } from '../../shell/consent/id';
import type { Route } from './+types/consent-style';

/**
 * TRK-4: a visitor who has answered sees the panel no more, unless they ask for it. The pages are the same for everyone; without
 * scripts to look at the cookie, this is where they differ.
 */
export function loader({ request }: Route.LoaderArgs) {
  if (!config.hasConsent) return new Response(null, { status: 404 });
  const hasAnswered = choiceIn(request.headers.get('cookie')) !== undefined;
  const style = hasAnswered ? `#${CONSENT_PANEL}:not(:target){display:none}` : '';
  return new Response(style, {
    headers: { 'content-type': 'text/css; charset=utf-8', ...POLICIES.personal },
  });
}
