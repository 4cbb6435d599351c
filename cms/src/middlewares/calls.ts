import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context, Next } from 'koa';
import { refusal } from '../calls/refusal';
import { Memory } from '../memory';

const PREFIX = '/api/';

/** Refuses with 400 what Strapi would quietly bend to something else. Whoever shows no token hears of that first. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) => {
  const known = new Memory<string[]>(strapi, ['plugin::i18n.locale']);
  return async (ctx: Context, next: Next) => {
    if (!ctx.path.startsWith(PREFIX) || !ctx.get('authorization')) return next();
    const limits = {
      locales: known.get('locales') ?? (await localesOf(strapi, known.asking('locales'))),
      most: strapi.config.get<number>('api.rest.maxLimit'),
    };
    const reason = refusal(segmentsOf(ctx.path.slice(PREFIX.length)), ctx.query, limits);
    if (reason) throw new errors.ValidationError(reason);
    return next();
  };
};

async function localesOf(strapi: Core.Strapi, keep: (codes: string[]) => void): Promise<string[]> {
  const locales: { code: string }[] = await strapi.plugin('i18n').service('locales').find();
  const codes = locales.map(({ code }) => code);
  keep(codes);
  return codes;
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
