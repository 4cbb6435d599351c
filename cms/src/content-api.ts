import type { Core, UID } from '@strapi/strapi';
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

/** The locale the caller asks for, the default one when it asks for none, undefined when there is no such. */
export async function knownLocale(strapi: Core.Strapi, ctx: Context): Promise<string | undefined> {
  const locales = strapi.plugin('i18n').service('locales');
  const asked = ctx.query.locale ?? (await locales.getDefaultLocale());
  const known: { code: string }[] = await locales.find();
  return known.find(({ code }) => code === asked)?.code;
}
