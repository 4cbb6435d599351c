import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { mayCreate } from '../redirects/may-create';
import { addressAsked, ignoringAsked, listAsked } from './asked';
import { DESK } from './kind';
import { listMissing, proposedTarget, setIgnored } from './list';

/** The calls of the page « Adresses introuvables », for whoever may make a redirect: that is what it is for. */
export function addMissingAddresses(strapi: Core.Strapi): void {
  strapi.server.routes({
    type: 'admin',
    prefix: DESK,
    routes: [
      route('GET', '/', async (ctx) => {
        const asked = listAsked(ctx.query);
        if (!asked) return ctx.badRequest('Cette liste n’existe pas.');
        ctx.body = await listMissing(strapi, asked);
      }),
      route('GET', '/target', async (ctx) => {
        const address = addressAsked(ctx.query);
        if (!address) return ctx.badRequest('De quelle adresse s’agit-il ?');
        ctx.body = { target: (await proposedTarget(strapi, address)) ?? null };
      }),
      route('POST', '/ignored', async (ctx) => {
        const asked = ignoringAsked(ctx.request.body);
        if (!asked) return ctx.badRequest('De quelle adresse s’agit-il ?');
        const isKnown = await setIgnored(strapi, asked.address, asked.ignored);
        if (!isKnown) return ctx.notFound('Cette adresse n’est plus dans la liste.');
        ctx.body = asked;
      }),
    ],
  });
}

type Handler = (ctx: Context) => Promise<void>;

function route(method: 'GET' | 'POST', path: string, handler: Handler) {
  return {
    method,
    path,
    info: { type: 'admin' as const },
    handler: (ctx: Context) => (mayCreate(ctx) ? handler(ctx) : ctx.forbidden()),
    config: { policies: ['admin::isAuthenticatedAdmin'] },
  };
}
