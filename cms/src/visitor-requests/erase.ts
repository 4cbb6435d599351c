import type { Core } from '@strapi/strapi';
import { VISITOR_REQUEST } from './kind';

/** How many requests came from one address. */
export function countOf(strapi: Core.Strapi, email: string): Promise<number> {
  return strapi.db.query(VISITOR_REQUEST).count({ where: of(strapi, email) });
}

/** Erases for good all that came from one address, as anyone may ask (RGPD, article 17). */
export async function eraseOf(strapi: Core.Strapi, email: string): Promise<number> {
  const { count } = await strapi.db.query(VISITOR_REQUEST).deleteMany({ where: of(strapi, email) });
  return count;
}

/** Written in any case, with any spaces around it: it is the same mailbox. */
function of(strapi: Core.Strapi, email: string) {
  const { tableName } = strapi.db.metadata.get(VISITOR_REQUEST);
  const theirs = strapi.db
    .connection(tableName)
    .select('id')
    .whereRaw('LOWER(TRIM(email)) = LOWER(?)', [email]);
  return { id: { $in: theirs } };
}
