import { type DataStrategyResult, isRouteErrorResponse } from 'react-router';

/** What a navigation brought, by route. */
export type Results = Record<string, DataStrategyResult>;

/** The request failed, or broke off in the middle of its answer. Every navigation asks for the root's data. */
export function isUnanswered({ root }: Results): boolean {
  if (root?.type !== 'error' || !(root.result instanceof Error)) return false;
  return root.result instanceof TypeError || root.result.cause instanceof TypeError;
}

/** The site is at fault: a 404 is an answer, and a redirect is no error. */
export function isBroken(results: Results): boolean {
  return Object.values(results).some(({ type, result }) => {
    if (type !== 'error') return false;
    return isRouteErrorResponse(result) ? result.status >= 500 : result instanceof Error;
  });
}
