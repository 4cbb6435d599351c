import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context, Next } from 'koa';
import { refusal } from '../calls/refusal';

const PREFIX = '/api/';

/** Refuses with 400 what Strapi would quietly bend to something else. Whoever shows no token hears of that first. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    if (!ctx.path.startsWith(PREFIX) || !ctx.get('authorization')) return next();
    const locales: { code: string }[] = await strapi.plugin('i18n').service('locales').find();
    const limits = {
      locales: locales.map(({ code }) => code),
      most: strapi.config.get<number>('api.rest.maxLimit'),
    };
    const reason = refusal(segmentsOf(ctx.path.slice(PREFIX.length)), ctx.query, limits);
    if (reason) throw new errors.ValidationError(reason);
    return next();
  };

function segmentsOf(path: string): string[] {
  return path.split('/').filter(Boolean).map(decoded);
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
