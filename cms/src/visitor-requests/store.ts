import type { Core } from '@strapi/strapi';
import type { VisitorRequest } from './reading';

export const VISITOR_REQUEST = 'api::visitor-request.visitor-request';

/**
 * Whether the request was new: one reference is stored once, also when it comes twice at the same instant. That is the
 * database's to decide; what it refuses because it has it already is no failure.
 */
export async function storeOnce(strapi: Core.Strapi, request: VisitorRequest): Promise<boolean> {
  try {
    await strapi.documents(VISITOR_REQUEST).create({ data: { ...request, state: 'received' } });
    return true;
  } catch (error) {
    if (await isStored(strapi, request.reference)) return false;
    throw error;
  }
}

async function isStored(strapi: Core.Strapi, reference: string): Promise<boolean> {
  return (await strapi.db.query(VISITOR_REQUEST).count({ where: { reference } })) > 0;
}
