import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { readLocale } from '../../../content-api';
import { readReport } from '../../../missing-addresses/reading';
import { store } from '../../../missing-addresses/store';

/** All that the site can do with addresses it has not is to tell of them. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async report(ctx: Context) {
    await readLocale(strapi, ctx);
    const reading = readReport(ctx.request.body);
    if ('fault' in reading) throw new errors.ValidationError(reading.fault);
    await store(strapi, reading.report);
    ctx.body = { data: { stored: reading.report.length } };
  },
});
