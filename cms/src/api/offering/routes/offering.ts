import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::offering.offering', { only: ['find'] });
