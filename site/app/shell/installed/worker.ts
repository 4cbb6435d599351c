import { useEffect } from 'react';
import {
  type DataStrategyResult,
  type MiddlewareFunction,
  redirectDocument,
  useLocation,
} from 'react-router';

let outdated = false;

/** Puts the service worker in place, and tells it which pages are seen. */
export function useWorker(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (import.meta.env.PROD && 'serviceWorker' in navigator) return startWorker();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page
  useEffect(() => {
    if ('serviceWorker' in navigator) tellSeen();
  }, [pathname]);
}

/** A page that another worker takes over may be of the build before its: it lets go of it at the next navigation. */
export const leaveOldBuild: MiddlewareFunction<Record<string, DataStrategyResult>> = (
  { request },
  next,
) => {
  const { pathname, search } = new URL(request.url);
  const isElsewhere = pathname !== window.location.pathname;
  if (outdated && isElsewhere) throw redirectDocument(pathname + search);
  return next();
};

function startWorker(): () => void {
  const { serviceWorker } = navigator;
  const stopped = new AbortController();
  const { signal } = stopped;
  let isControlled = serviceWorker.controller !== null;
  const onTakenOver = () => {
    outdated = isControlled;
    isControlled = true;
    tellSeen();
  };
  serviceWorker.addEventListener('controllerchange', onTakenOver, { signal });
  // An application may be left open for weeks without loading a page.
  const onShown = () => {
    if (!document.hidden) lookForUpdate();
  };
  document.addEventListener('visibilitychange', onShown, { signal });
  // After the page: keeping the build must not slow down what is being looked at.
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { signal });
  return () => stopped.abort();
}

/** A browser that will not have it shows the site all the same. */
function register(): void {
  navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}

function tellSeen(): void {
  const { controller } = navigator.serviceWorker;
  if (!controller) return;
  controller.postMessage({ seen: window.location.href });
  lookForUpdate();
}

function lookForUpdate(): void {
  if (!navigator.onLine) return;
  navigator.serviceWorker
    .getRegistration()
    .then((registration) => registration?.update())
    .catch(() => undefined);
}
