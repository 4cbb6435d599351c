import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { Memory } from '../memory';

/** All that decides what a caller may do. */
const MODELS = [
  'plugin::users-permissions.user',
  'plugin::users-permissions.role',
  'plugin::users-permissions.permission',
  'admin::api-token',
  'admin::api-token-permission',
  'strapi::core-store',
];

type Caller = Pick<Context['state'], 'isAuthenticated' | 'auth' | 'user'>;
type Authenticate = (ctx: Context, next: Next) => Promise<unknown>;

/**
 * Of every call Strapi asks the database anew who makes it and what they may do, which is a good part of what a call costs; the site makes dozens in a
 * row. Here that is known for some seconds, until something of it changes.
 */
export function knowCallers(strapi: Core.Strapi): void {
  const service = strapi.get('auth') as { authenticate: Authenticate };
  const authenticate = service.authenticate.bind(service);
  const callers = new Memory<Caller>(strapi, MODELS);

  service.authenticate = (ctx, next) => {
    const shown = shownBy(ctx);
    if (!shown) return authenticate(ctx, next);
    const known = callers.get(shown);
    if (known) {
      Object.assign(ctx.state, known);
      return next();
    }
    const keep = callers.asking(shown);
    return authenticate(ctx, () => {
      const { isAuthenticated, auth, user } = ctx.state;
      keep({ isAuthenticated, auth, user });
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
