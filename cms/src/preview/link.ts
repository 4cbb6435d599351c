import type { Core, UID } from '@strapi/strapi';
import { now } from '../clock';
import { ownerOf, placeOf } from './place';
import { writeToken } from './token';

const VALID_MS = 30 * 60 * 1000;

type Asked = { documentId: string; locale?: string; status?: string | undefined };

/**
 * Where the site shows an entry: its address, or for a draft its address with a signed link that only lives a while.
 * Undefined for what the site shows nowhere, and for what this person may not read: Strapi leaves that question to us.
 */
export async function previewLink(
  strapi: Core.Strapi,
  site: string,
  uid: UID.ContentType,
  { documentId, locale = 'fr', status }: Asked,
): Promise<string | undefined> {
  const entry = await readable(strapi, uid, { documentId, locale, status });
  const address = entry && placeOf(uid, entry, locale);
  if (!address) return undefined;
  const link = new URL(`${site}${address}`);
  if (status === 'published') return link.href;
  const expiresAt = new Date(now().getTime() + VALID_MS);
  const token = writeToken({ uid, documentId, locale, expiresAt }, secretOf(strapi));
  link.searchParams.set('preview', token);
  return link.href;
}

export function secretOf(strapi: Core.Strapi): string {
  return strapi.config.get<string>('admin.auth.secret');
}

/** What is needed of Strapi's documents, whose kind is only known at run time. */
type Documents = { findFirst(params: object): Promise<object | null> };

async function readable(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  { documentId, locale, status }: Required<Asked>,
): Promise<object | null> {
  const { userAbility } = strapi.requestContext.get()?.state ?? {};
  const checker = strapi
    .plugin('content-manager')
    .service('permission-checker')
    .create({ userAbility, model: uid });
  if (!userAbility || checker.cannot.read()) return null;
  const { filters = {} } = await checker.sanitizedQuery.read({});
  const documents: Documents = strapi.documents(uid);
  return documents.findFirst({
    filters: { $and: [filters, { documentId }] },
    locale,
    status: status === 'published' ? 'published' : 'draft',
    populate: ownerOf(uid),
  });
}
