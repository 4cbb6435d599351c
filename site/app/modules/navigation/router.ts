import type { DataRouter } from 'react-router';

declare global {
  interface Window {
    __reactRouterDataRouter?: DataRouter;
  }
}

/** The router that hydrated the page. Between two pages no hook tells where it is going, nor lets it be held. */
export function hydratedRouter(): DataRouter | undefined {
  return window.__reactRouterDataRouter;
}
