import { createHash } from 'node:crypto';
import type { Core, UID } from '@strapi/strapi';
import type { Entry } from './entries';
import { insertRows, listOf, type Row } from './rows';

type Status = 'draft' | 'published';
const LOCALE = 'fr';

/**
 * Publishes French entries by the thousand. It writes the rows that Strapi's documents write, which take some fifty
 * milliseconds an entry: a draft and a published row, each with its own components, each linked to the rows of its
 * own status. The caller is in a transaction.
 */
export async function insertPublished(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  entries: Entry[],
): Promise<void> {
  const at = new Date();
  const rows: Row[] = [];
  for (const status of ['draft', 'published'] as const) {
    const link = await linker(strapi, uid, status);
    for (const { identity, fields, text } of entries) {
      rows.push({
        ...link({ ...identity, ...fields, ...text?.fr }),
        documentId: documentId(uid, identity),
        locale: text ? LOCALE : null,
        createdAt: at,
        updatedAt: at,
        publishedAt: status === 'published' ? at : null,
      });
    }
  }
  await insertRows(strapi, uid, rows);
}

/** An identifier like those Strapi draws, but the same at every run. */
function documentId(uid: string, identity: Entry['identity']): string {
  const key = [uid, ...Object.values(identity)].join('/');
  const digest = createHash('sha256').update(key).digest('hex');
  return `n${BigInt(`0x${digest}`).toString(36).slice(0, 23)}`;
}

/** Puts the numbers of rows in place of the documents that an entry's relations name. */
async function linker(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  status: Status,
): Promise<(fields: Row) => Row> {
  const targets = new Map<string, Map<unknown, number>>();
  for (const [name, attribute] of Object.entries(strapi.getModel(uid).attributes)) {
    if (attribute.type !== 'relation' || !('inversedBy' in attribute)) continue;
    targets.set(name, await rowsOf(strapi, attribute.target, status));
  }
  return (fields) => {
    const linked = { ...fields };
    for (const [name, rows] of targets) {
      linked[name] = listOf(fields[name]).flatMap((document) => rows.get(document) ?? []);
    }
    return linked;
  };
}

async function rowsOf(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  status: Status,
): Promise<Map<unknown, number>> {
  const hasDrafts = strapi.getModel(uid).options?.draftAndPublish;
  const isDraft = hasDrafts && status === 'draft';
  const rows: { id: number; documentId: string }[] = await strapi.db.query(uid).findMany({
    select: ['id', 'documentId'],
    where: { locale: LOCALE, publishedAt: isDraft ? { $null: true } : { $notNull: true } },
  });
  return new Map(rows.map(({ id, documentId }) => [documentId, id]));
}
