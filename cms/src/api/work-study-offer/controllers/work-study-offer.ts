import { factories } from '@strapi/strapi';

export default factories.createCoreController('api::work-study-offer.work-study-offer');
