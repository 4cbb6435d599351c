import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::missing-address.missing-address');
