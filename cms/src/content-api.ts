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

/** What this caller may see of it. */
export async function visible(
  strapi: Core.Strapi,
  ctx: Context,
  uid: UID.ContentType,
  found: unknown,
) {
  return strapi.contentAPI.sanitize.output(found, strapi.getModel(uid), { auth: ctx.state.auth });
}
