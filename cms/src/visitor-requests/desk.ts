import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { today } from '../health/school-time';
import { SCHOOL_ZONE } from '../seed/entries';
import { addressAsked, requestsAsked, Unclear } from './asked';
import { countOf, eraseOf } from './erase';
import { requestsFile } from './export';
import { figuresOf } from './figures';
import { PERIODS } from './figures-report';
import { ERASE_REQUESTS, EXPORT_REQUESTS, SEE_FIGURES } from './kind';
import { readNames } from './names';

const RIGHTS = {
  [SEE_FIGURES]: 'Voir les demandes en chiffres',
  [EXPORT_REQUESTS]: 'Télécharger toutes les demandes',
  [ERASE_REQUESTS]: 'Effacer les demandes d’une personne',
};

/** The page « Demandes » of the admin: its rights, and the calls it makes. */
export async function addRequestDesk(strapi: Core.Strapi): Promise<void> {
  // Before the admin starts: it forgets the rights that nobody has declared by then.
  for (const [right, displayName] of Object.entries(RIGHTS)) {
    await strapi.service('admin::permission').actionProvider.register({
      uid: right.replace('api::', ''),
      section: 'settings',
      category: 'demandes des visiteurs',
      subCategory: 'toutes les demandes',
      displayName,
    });
  }
  // Strapi makes every route of an API a public one; those of the admin are added to its server.
  strapi.server.routes({ type: 'admin', prefix: '/parvis/requests', routes: routes(strapi) });
}

function routes(strapi: Core.Strapi) {
  return [
    // Campuses and programmes are no secret: whoever sees a list of requests reads their names in it.
    route('GET', '/names', [], async (ctx) => {
      ctx.body = await readNames(strapi);
    }),
    route('GET', '/figures', [SEE_FIGURES], async (ctx) => {
      const period = PERIODS.find((weeks) => String(weeks) === ctx.query.weeks);
      if (!period) throw new Unclear('Cette période n’est pas proposée.');
      ctx.body = await figuresOf(strapi, period);
    }),
    route('GET', '/export', [EXPORT_REQUESTS], (ctx) => {
      const where = requestsAsked(ctx.query, SCHOOL_ZONE);
      const { id } = ctx.state.user;
      ctx.attachment(`demandes-${today()}.csv`);
      ctx.type = 'text/csv; charset=utf-8';
      ctx.set('cache-control', 'no-store');
      ctx.body = requestsFile(strapi, where, (count) =>
        strapi.log.info(`${count} visitor requests exported by account ${id}`),
      );
    }),
    // An address is never part of an URL, which logs keep.
    route('POST', '/person', [ERASE_REQUESTS], async (ctx) => {
      ctx.body = { count: await countOf(strapi, addressAsked(ctx.request.body)) };
    }),
    route('POST', '/person/erase', [ERASE_REQUESTS], async (ctx) => {
      const count = await eraseOf(strapi, addressAsked(ctx.request.body));
      strapi.log.info(`${count} visitor requests erased on demand by account ${ctx.state.user.id}`);
      ctx.body = { count };
    }),
  ];
}

type Handler = (ctx: Context) => Promise<void> | void;

function route(method: 'GET' | 'POST', path: string, rights: string[], handler: Handler) {
  const mayCall = { name: 'admin::hasPermissions', config: { actions: rights } };
  return {
    method,
    path,
    info: { type: 'admin' as const },
    handler: (ctx: Context) => clearly(handler, ctx),
    config: { policies: ['admin::isAuthenticatedAdmin', ...(rights.length > 0 ? [mayCall] : [])] },
  };
}

async function clearly(handler: Handler, ctx: Context): Promise<void> {
  try {
    await handler(ctx);
  } catch (error) {
    if (!(error instanceof Unclear)) throw error;
    throw new errors.ValidationError(error.message);
  }
}
