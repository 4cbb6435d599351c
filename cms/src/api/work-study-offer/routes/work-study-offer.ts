import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::work-study-offer.work-study-offer', {
  only: ['find'],
});
