import { z } from 'zod';
import type { Locale } from '../config-schema.server';
import { ErrorRecord } from '../modules/errors';
import { parse } from './fields';
import { client } from './service.server';

export type Uid = `api::${string}`;

const TOKEN = /^[\w-]+(\.[\w-]+)+$/;
const LONGEST_TOKEN = 400;
export const PREVIEWS = '/previews';

/** What a preview link shows: an entry of some kind, as it is being written. */
export type Draft = { uid: Uid; data: unknown; until: string };

const answer = z
  .object({
    data: z.unknown(),
    meta: z.object({
      uid: z.templateLiteral(['api::', z.string()]),
      expiresAt: z.iso.datetime({ offset: true }),
    }),
  })
  .transform(({ data, meta }): Draft => ({ uid: meta.uid, data, until: meta.expiresAt }));

/** A draft is never remembered: the next to ask, with or without a link, gets what is theirs. */
export async function readDraft(token: string, locale: Locale): Promise<Draft> {
  if (token.length > LONGEST_TOKEN || !TOKEN.test(token)) throw refused(403, 'Not a token');
  try {
    return await client.getUnremembered({ path: `${PREVIEWS}/${token}`, locale, schema: answer });
  } catch (error) {
    // The address of this call is a key to the draft: it goes no further, least of all into a log.
    if (error instanceof ErrorRecord) throw refused(error.statusCode, error.errorText);
    throw error;
  }
}

/** The items of a page, with the one being written in its place, or after them. */
export function withDraft<Item extends { documentId: string }>(
  items: Item[],
  draft: Draft | null,
  { uid, item }: { uid: Uid; item: z.ZodType<Item> },
): Item[] {
  if (draft?.uid !== uid) return items;
  const written = parse(item, draft.data, PREVIEWS);
  const isThere = items.some(({ documentId }) => documentId === written.documentId);
  if (!isThere) return [...items, written];
  return items.map((found) => (found.documentId === written.documentId ? written : found));
}

export function refused(statusCode: number, errorText: string): ErrorRecord {
  return new ErrorRecord({ scope: 'Preview', source: PREVIEWS, statusCode, errorText });
}
