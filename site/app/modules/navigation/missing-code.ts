import { firstPage, isAnswered } from '../later';
import { mayReload } from './reload-guard';
import { hydratedRouter } from './router';
import { sessionStore } from './session-store';

const lastReload = sessionStore('parvis-reloaded');

export type Missing = { route: string; error: unknown };

/** By route. React Router asks for the code of a route once: it stays missing until the page is loaded anew. */
const missing = new Map<string, unknown>();

/**
 * What React Router calls, in place of a reload without end, when it cannot have the code of a route: a new build has
 * other files, or the network is gone. See chunk-failure.plugin.ts.
 */
export function codeIsMissing(route: string, error: unknown): Promise<never> {
  const state = hydratedRouter()?.state;
  const wanted = state?.navigation.matches?.some((match) => match.route.id === route);
  // Asked for ahead of a visit that may never come: nobody is told.
  if (!wanted && !state?.fetchers.size) return new Promise(() => {});
  missing.set(route, error);
  return Promise.reject(error);
}

/** The first of these routes whose code is missing. */
export function missingAmong(routes: string[]): Missing | undefined {
  const route = routes.find((id) => missing.has(id));
  return route === undefined ? undefined : { route, error: missing.get(route) };
}

/** APP-3: runs the reload given, once a minute at most. */
export function reloadOnce(reload: () => void): boolean {
  const allowed = mayReload(lastReload, Date.now());
  if (allowed) reload();
  return allowed;
}

/** The same for code that a page asks for later than its route; when it may not reload, the page's error is shown. */
export function watchPreloads(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (isAnswered()) return;
    if (reloadOnce(() => window.location.reload())) event.preventDefault();
  });
  firstPage.catch(() => reloadOnce(() => window.location.reload()));
}
