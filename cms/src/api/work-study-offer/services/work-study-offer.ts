import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::work-study-offer.work-study-offer');
