import type { Core, UID } from '@strapi/strapi';
import type { Context } from 'koa';
import { now } from '../../../clock';
import { readLocale, visible } from '../../../content-api';
import { wholeOf } from '../../../page-kind';
import { secretOf } from '../../../preview/link';
import { readToken } from '../../../preview/token';

/** What is needed of Strapi's documents, whose kind is only known at run time. */
type Documents = { findOne(params: object): Promise<object | null> };

/** The only way to a draft: by a link that someone who may read it was given. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async show(ctx: Context) {
    await readLocale(strapi, ctx);
    const reading = readToken(ctx.params.token, secretOf(strapi), now());
    if ('refused' in reading) {
      const [status, reason] =
        reading.refused === 'expired'
          ? [410, 'This preview has expired']
          : [403, 'This preview was not made here'];
      return ctx.throw(status, reason);
    }
    const { documentId, locale, expiresAt } = reading.preview;
    const uid = reading.preview.uid as UID.ContentType;
    const documents: Documents = strapi.documents(uid);
    const draft = await documents.findOne({
      documentId,
      locale,
      status: 'draft',
      populate: wholeOf(strapi, uid),
    });
    if (!draft) return ctx.notFound('This draft is gone');
    ctx.set('Cache-Control', 'no-store');
    ctx.body = {
      data: await visible(strapi, ctx, uid, draft),
      meta: { uid, locale, expiresAt: expiresAt.toISOString() },
    };
  },
});
