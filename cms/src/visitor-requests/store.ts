import type { Core } from '@strapi/strapi';
import { VISITOR_REQUEST } from './kind';
import type { VisitorRequest } from './reading';

/** What is needed of Strapi's documents, whose types know no field that is null. */
type Documents = { create(params: object): Promise<unknown> };

/**
 * Whether the request was new: one reference is stored once, also when it comes twice at the same instant. That is the
 * database's to decide; what it refuses because it has it already is no failure.
 */
export async function storeOnce(strapi: Core.Strapi, request: VisitorRequest): Promise<boolean> {
  const documents: Documents = strapi.documents(VISITOR_REQUEST);
  try {
    await documents.create({ data: { ...request, state: 'received' } });
    return true;
  } catch (error) {
    if (await isStored(strapi, request.reference)) return false;
    throw error;
  }
}

async function isStored(strapi: Core.Strapi, reference: string): Promise<boolean> {
  return (await strapi.db.query(VISITOR_REQUEST).count({ where: { reference } })) > 0;
}
