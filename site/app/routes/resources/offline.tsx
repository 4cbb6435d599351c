import { renderToStaticMarkup } from 'react-dom/server';
import { POLICIES } from '../../modules/caching';
import { notFound } from '../../modules/errors/outcome.server';
import { OfflinePage } from '../../shell/installed/offline-page';
import theme from '../../theme/theme.css?url';
import type { Route } from './+types/offline';

/** APP-1: the page that the service worker keeps for want of a network. */
export function loader({ params: { language } }: Route.LoaderArgs) {
  if (language !== 'fr' && language !== 'en') throw notFound();
  const page = renderToStaticMarkup(<OfflinePage language={language} stylesheet={theme} />);
  return new Response(`<!doctype html>${page}`, {
    headers: { 'content-type': 'text/html; charset=utf-8', ...POLICIES.asked },
  });
}
