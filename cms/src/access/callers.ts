import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { onChange } from '../changes';

/** All that decides what a caller may do. */
const MODELS = [
  'plugin::users-permissions.user',
  'plugin::users-permissions.role',
  'plugin::users-permissions.permission',
  'admin::api-token',
  'admin::api-token-permission',
  'strapi::core-store',
];

/** What another process has changed, and a token that has come to its end, is noticed by then. */
const KNOWN_MS = 5000;
const MOST = 100;

type Known = { state: Partial<Context['state']>; until: number };
type Authenticate = (ctx: Context, next: Next) => Promise<unknown>;

/**
 * Of every call Strapi asks the database anew who makes it and what they may do, which is half of what a call costs; the site makes dozens in a row.
 * Here that is known for some seconds, until something of it changes.
 */
export function knowCallers(strapi: Core.Strapi): void {
  const auth = strapi.get('auth') as { authenticate: Authenticate };
  const authenticate = auth.authenticate.bind(auth);
  const callers = new Map<string, Known>();
  let changes = 0;
  onChange(strapi, MODELS, () => {
    changes += 1;
    callers.clear();
  });

  auth.authenticate = async (ctx, next) => {
    const shown = shownBy(ctx);
    const known = shown && callers.get(shown);
    if (known && known.until > Date.now()) {
      Object.assign(ctx.state, known.state);
      return next();
    }
    const asOf = changes;
    return authenticate(ctx, () => {
      if (shown && asOf === changes) {
        if (callers.size === MOST) callers.clear();
        const { isAuthenticated, auth: found, user } = ctx.state;
        const state = { isAuthenticated, auth: found, user };
        callers.set(shown, { state, until: Date.now() + KNOWN_MS });
      }
      return next();
    });
  };
}

/** What is shown to a call of the content API that takes what all of them take; the admin’s own is never remembered. */
function shownBy(ctx: Context): string {
  const { info, config } = ctx.state.route;
  const isUsual = info.type === 'content-api' && config?.auth?.strategies === undefined;
  return isUsual && config?.auth !== false ? ctx.get('authorization') : '';
}
