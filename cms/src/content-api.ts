import type { Core, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';

type Query = Record<string, unknown>;

/** The caller's query, refused with 400 when it names what does not exist or may not be read. */
export async function readQuery(
  strapi: Core.Strapi,
  ctx: Context,
  uid: UID.ContentType,
): Promise<Query> {
  const model = strapi.getModel(uid);
  const options = { auth: ctx.state.auth, route: ctx.state.route, strictParams: true };
  await strapi.contentAPI.validate.query(ctx.query, model, options);
  return strapi.contentAPI.sanitize.query(ctx.query, model, options);
}

/** What this caller may see of it: the same shape, less what is private. */
export async function visible<Found>(
  strapi: Core.Strapi,
  ctx: Context,
  uid: UID.ContentType,
  found: Found,
): Promise<Found> {
  const model = strapi.getModel(uid);
  const seen = await strapi.contentAPI.sanitize.output(found, model, { auth: ctx.state.auth });
  return seen as Found;
}

/** The language of a call that takes no other parameter. */
export async function readLocale(strapi: Core.Strapi, ctx: Context): Promise<string> {
  const { locale, ...unknown } = ctx.query;
  const [key] = Object.keys(unknown);
  if (key !== undefined) throw new errors.ValidationError(`Invalid key ${key}`);
  return typeof locale === 'string'
    ? locale
    : strapi.plugin('i18n').service('locales').getDefaultLocale();
}
