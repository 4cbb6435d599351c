import { factories } from '@strapi/strapi';
import { readQuery, visible } from '../../../content-api';

const MENU = 'api::menu-enrichi.menu-enrichi';
const ITEMS = { populate: { items: true } } as const;

/** A menu is always asked for whole, so its entries come without the caller spelling out the dynamic zone. */
const WHOLE_BODY = {
  body: {
    on: {
      'core.menu': ITEMS,
      'core.menu-dropdown': { populate: { items: true, menu_sections: ITEMS } },
      'core.menu-item': true,
    },
  },
} as const;

export default factories.createCoreController(MENU, ({ strapi }) => ({
  async find(ctx) {
    const query = await readQuery(strapi, ctx, MENU);
    const { results, pagination } = await strapi
      .service(MENU)
      .find({ ...query, populate: WHOLE_BODY });
    return { data: await visible(strapi, ctx, MENU, results), meta: { pagination } };
  },
}));
