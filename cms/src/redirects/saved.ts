import type { Core } from '@strapi/strapi';
import type { Saved } from './rules';

export const REDIRECT = 'api::redirect.redirect';

export async function savedRules(strapi: Core.Strapi): Promise<Saved[]> {
  const found = await strapi.documents(REDIRECT).findMany({ fields: ['from', 'to'] });
  return found.map(({ documentId, from, to }) => ({ documentId, from: from ?? '', to: to ?? '' }));
}
