import { type Core, factories, type Struct, type UID } from '@strapi/strapi';
import type { Context } from 'koa';
import { readQuery, visible } from './content-api';
import { wholePopulate } from './whole';

/** What is needed of Strapi's documents, whose kind is only known at run time. */
type Documents = { findFirst(params: object): Promise<object | null> };

/** The calls of a kind that has pages: the list, as Strapi's own, and one entry by its address, whole. */
export function pageController(uid: UID.ContentType) {
  return factories.createCoreController(uid, ({ strapi }) => ({
    async findOne(ctx: Context) {
      const { slug, first, second } = ctx.params;
      const address = slug ? { slug } : { path: [first, second].filter(Boolean).join('/') };
      const query = await readQuery(strapi, ctx, uid);
      const documents: Documents = strapi.documents(uid);
      const found = await documents.findFirst({
        populate: wholeOf(strapi, uid),
        ...query,
        filters: address,
        status: 'published',
      });
      if (!found) return ctx.notFound('Nothing has this address');
      return { data: await visible(strapi, ctx, uid, found) };
    },
  }));
}

const known = new Map<string, object>();

export function wholeOf(strapi: Core.Strapi, uid: UID.ContentType): object {
  const populate = known.get(uid) ?? {
    ...wholePopulate(strapi.getModel(uid), {
      component: (name) => strapi.components[name as UID.Component],
      contentType: (name) => strapi.getModel(name as UID.ContentType),
    }),
    ...inOtherLanguages(strapi.getModel(uid)),
  };
  known.set(uid, populate);
  return populate;
}

/** Where the same entry is in the languages it has besides this one. */
function inOtherLanguages({ attributes }: Struct.ContentTypeSchema): object {
  const name = ['slug', 'path'].find((known) => known in attributes);
  return name && 'localizations' in attributes
    ? { localizations: { fields: ['locale', name] } }
    : {};
}

/** GET /plural and GET /plural/slug. */
export function pageRoutes(plural: string, kind: string) {
  return {
    routes: [
      { method: 'GET', path: `/${plural}`, handler: `${kind}.find` },
      { method: 'GET', path: `/${plural}/:slug`, handler: `${kind}.findOne` },
    ],
  };
}
