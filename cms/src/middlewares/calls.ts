import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context, Next } from 'koa';
import { refusal } from '../calls/refusal';
import { onChange } from '../changes';

const PREFIX = '/api/';

/** Refuses with 400 what Strapi would quietly bend to something else. Whoever shows no token hears of that first. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) => {
  let known: string[] | undefined;
  onChange(strapi, ['plugin::i18n.locale'], () => {
    known = undefined;
  });
  return async (ctx: Context, next: Next) => {
    if (!ctx.path.startsWith(PREFIX) || !ctx.get('authorization')) return next();
    known ??= await localesOf(strapi);
    const limits = { locales: known, most: strapi.config.get<number>('api.rest.maxLimit') };
    const reason = refusal(segmentsOf(ctx.path.slice(PREFIX.length)), ctx.query, limits);
    if (reason) throw new errors.ValidationError(reason);
    return next();
  };
};

async function localesOf(strapi: Core.Strapi): Promise<string[]> {
  const locales: { code: string }[] = await strapi.plugin('i18n').service('locales').find();
  return locales.map(({ code }) => code);
}

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
