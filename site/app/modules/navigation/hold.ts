import { createPath, type DataRouter, type Location, type MiddlewareFunction } from 'react-router';
import { everyPart } from '../later';
import { reportFailure } from './failure';
import { stepsFromShown } from './history-entries';
import { type Missing, missingAmong, reloadOnce } from './missing-code';
import { languageOf } from './path';
import { leavePlace } from './places';
import { isBroken, isUnanswered, type Results } from './results';
import { hydratedRouter } from './router';

type Underway = { router: DataRouter; signal: AbortSignal };

/** On the way back to the page that was never left, the failure is still to be read. */
let returning = false;

/**
 * The last word on every navigation, in the browser. One that gets no answer leaves the visitor on the page they were
 * reading; one whose code is missing loads its page whole (decisions 0030 and 0031).
 */
export const holdPage: MiddlewareFunction<Results> = async ({ request }, next) => {
  const router = hydratedRouter();
  if (!router) return next();
  leavePlace();
  const { navigation, revalidation } = router.state;
  const isReturn = returning && isShown(router, navigation.location);
  returning = false;
  if (!isReturn && (navigation.location || revalidation === 'loading')) reportFailure(null);

  const results = await next();
  if (request.signal.aborted) return results;
  const underway = { router, signal: request.signal };
  if (isUnanswered(results)) return unanswered(underway, results, isReturn);
  const routes = navigation.matches?.map(({ route }) => route.id) ?? Object.keys(results);
  const missing = missingAmong(routes) ?? (await missingPart(request, routes));
  if (request.signal.aborted) return results;
  if (missing) {
    if (reloadOnce(() => load(router))) return aborted(underway, results);
    reportFailure({ kind: 'broken' });
    return { ...results, [missing.route]: { type: 'error', result: missing.error } };
  }
  if (isBroken(results)) reportFailure({ kind: 'broken' });
  return results;
};

/** A page is shown with all its parts, in its language, or not yet. */
async function missingPart({ url }: Request, routes: string[]): Promise<Missing | undefined> {
  try {
    await everyPart(languageOf(new URL(url).pathname));
    return undefined;
  } catch (error) {
    return { route: routes.at(-1) ?? 'root', error };
  }
}

function isShown({ state }: DataRouter, location: Location | undefined): boolean {
  return (
    location?.pathname === state.location.pathname && location.search === state.location.search
  );
}

function unanswered(
  underway: Underway,
  results: Results,
  isReturn: boolean,
): Promise<Results> | Results {
  const { router } = underway;
  const { navigation } = router.state;
  if (navigation.state === 'idle' || isShown(router, navigation.location)) {
    if (!isReturn) reportFailure({ kind: 'unanswered', retry: () => void router.revalidate() });
    return asShown(router);
  }
  if (navigation.historyAction === 'POP') {
    const steps = stepsFromShown();
    // Zero would load the page anew: an address without a place in the history has its error page.
    if (steps === 0) {
      reportFailure({ kind: 'broken' });
      return results;
    }
    reportFailure({ kind: 'unanswered', retry: () => window.history.go(steps) });
    returning = true;
    window.history.go(-steps);
  } else {
    const { location, historyAction } = navigation;
    const retry = () =>
      void router.navigate(createPath(location), {
        replace: historyAction === 'REPLACE',
        state: location.state,
      });
    reportFailure({ kind: 'unanswered', retry });
    giveUp(router);
  }
  return aborted(underway, results);
}

/** What the router already has, for it to show again. */
function asShown({ state }: DataRouter): Results {
  const page = state.matches.at(-1);
  const [error] = Object.values(state.errors ?? {});
  return page && error !== undefined ? { [page.route.id]: { type: 'error', result: error } } : {};
}

/** Has the router go to where it is, without asking for anything: it has no other way to stop. An error page would ask. */
function giveUp(router: DataRouter): void {
  const { location, errors } = router.state;
  if (errors) return;
  returning = true;
  void router.navigate(createPath(location), {
    replace: true,
    state: location.state,
    preventScrollReset: true,
    defaultShouldRevalidate: false,
  });
}

/** The router waits here, and shows nothing of this navigation, until there is another. */
function aborted({ signal }: Underway, results: Results): Promise<Results> {
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(results), { once: true });
    if (signal.aborted) resolve(results);
  });
}

/** Loads, as a document, the page that the visitor was going to. Back and forward have changed the address already. */
function load({ state: { navigation } }: DataRouter): void {
  if (!navigation.location || navigation.historyAction === 'POP') window.location.reload();
  else if (navigation.historyAction === 'REPLACE')
    window.location.replace(createPath(navigation.location));
  else window.location.assign(createPath(navigation.location));
}
