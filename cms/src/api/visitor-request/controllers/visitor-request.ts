import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { readLocale } from '../../../content-api';
import { readRequest } from '../../../visitor-requests/reading';
import { storeOnce } from '../../../visitor-requests/store';

/** POP-12: all that the site can do with a visitor's request is to bring it. Nothing but its reference is said back. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async create(ctx: Context) {
    await readLocale(strapi, ctx);
    const reading = readRequest(ctx.request.body);
    if ('fault' in reading) throw new errors.ValidationError(reading.fault);
    const isNew = await storeOnce(strapi, reading.request);
    ctx.status = isNew ? 201 : 200;
    ctx.body = { data: { reference: reading.request.reference } };
  },
});
