import type { Core, UID } from '@strapi/strapi';
import type { Entry } from './findings';
import type { Finding, Group } from './report';

/** No editor reads further, and an answer of 20,000 lines would help nobody. */
export const LISTED = 100;

export type Where = Record<string, unknown>;

export const PUBLISHED: Where = { publishedAt: { $notNull: true } };

/** Which entries, what of them is needed, and in which order. */
export type Search = {
  where: Where;
  select: string[];
  populate?: Record<string, { select: string[] }>;
  orderBy: Record<string, 'asc' | 'desc'>;
};

/** Counts all that a search meets, and makes findings of the first. */
export async function search<Found extends Entry>(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  { where, select, populate = {}, orderBy }: Search,
  toFinding: (entry: Found) => Finding,
): Promise<Group> {
  const query = strapi.db.query(uid);
  const found: Found[] = await query.findMany({
    where,
    select: ['documentId', 'locale', ...select],
    populate,
    orderBy: [orderBy, { id: 'asc' }],
    limit: LISTED,
  });
  return { label: null, count: await query.count({ where }), findings: found.map(toFinding) };
}

export function isEmpty(field: string): Where {
  return { $or: [{ [field]: { $null: true } }, { [field]: '' }] };
}

/** The documents that have an entry like this, as a subquery: their number never passes through memory. */
export function documentsWith(strapi: Core.Strapi, uid: UID.ContentType, where: Where) {
  return strapi.db.queryBuilder(uid).select('documentId').where(where).getKnexQuery();
}

/**
 * What all languages of an entry share is told once: the French version stands for the others, which show when it is in
 * order and they are not.
 */
export function oncePerDocument(strapi: Core.Strapi, uid: UID.ContentType, where: Where): Where {
  const french = documentsWith(strapi, uid, { $and: [where, { locale: 'fr' }] });
  return { $and: [where, { $or: [{ locale: 'fr' }, { documentId: { $notIn: french } }] }] };
}
