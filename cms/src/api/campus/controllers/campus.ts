import { factories } from '@strapi/strapi';
import { readQuery, visible } from '../../../content-api';

const CAMPUS = 'api::campus.campus';

export default factories.createCoreController(CAMPUS, ({ strapi }) => ({
  /** By slug: the address that visitors, editors and the CRM know. */
  async findOne(ctx) {
    const query = await readQuery(strapi, ctx, CAMPUS);
    const found = await strapi.documents(CAMPUS).findFirst({
      ...query,
      filters: { slug: ctx.params.slug },
      status: 'published',
    });
    if (!found) return ctx.notFound('No campus has this slug');
    return { data: await visible(strapi, ctx, CAMPUS, found) };
  },
}));
