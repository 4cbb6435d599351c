import type { Action } from './actions';

/** POP-12: what a visitor asks for on the site's own pages. */
export type VisitorRequest = {
  /** One per form that is shown: the same request sent twice has the same. */
  reference: string;
  action: Action;
  /** Slugs. */
  programme: string;
  campus: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  level: string | null;
  message: string | null;
  /** Whether the school may write again later, for something else than this request. */
  optIn: boolean;
  /** TRK-1: the values of the origin cookies, by their names. */
  origin: Record<string, string>;
  /** ISO 8601, UTC. */
  receivedAt: string;
};
