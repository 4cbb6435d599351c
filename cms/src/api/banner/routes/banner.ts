import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::banner.banner', { only: ['find'] });
