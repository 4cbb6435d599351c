import { z } from 'zod';
import type { Locale } from '../config-schema.server';
import { ErrorRecord } from '../modules/errors';
import type { Query } from './client.server';
import { enveloped, parse } from './fields';
import { client } from './service.server';
import { isSlug } from './slug';

/** How a request reads content: in a language, and as a draft when it came by a preview link. */
export type Reading = { locale: Locale; preview: { token: string } | null };

/** A kind of content that has pages: where its entries are, and what is read of one. */
export type PageKind<Value> = {
  uid: `api::${string}`;
  path: `/${string}`;
  schema: z.ZodType<Value>;
  query?: Query;
};

/** What a page shows, and until when the link is good that shows it before it is published. */
export type PageEntry<Value> = { entry: Value; preview: { until: string } | null };

/** The one door to a page's content: the published entry of this slug, or path of slugs, or the draft the request has a link to. */
export async function pageEntry<Value>(
  kind: PageKind<Value>,
  slug: string,
  { locale, preview }: Reading,
): Promise<PageEntry<Value>> {
  if (preview) return draft(kind, preview.token, locale);
  if (!slug.split('/').every(isSlug)) throw absent(kind.path, 'Not a slug');
  const entry = await client.get({
    path: `${kind.path}/${slug}`,
    locale,
    schema: enveloped(kind.schema),
    ...(kind.query && { query: kind.query }),
  });
  return { entry, preview: null };
}

export function absent(source: string, errorText: string): ErrorRecord {
  return new ErrorRecord({ scope: 'Content', source, statusCode: 404, errorText });
}

const TOKEN = /^[\w-]+(\.[\w-]+)+$/;
const LONGEST_TOKEN = 400;

const answer = z.object({
  data: z.unknown(),
  meta: z.object({ uid: z.string(), expiresAt: z.iso.datetime({ offset: true }) }),
});

/** A draft is never remembered: the next to ask, with or without a link, gets what is theirs. */
async function draft<Value>(
  { uid, schema }: PageKind<Value>,
  token: string,
  locale: Locale,
): Promise<PageEntry<Value>> {
  if (token.length > LONGEST_TOKEN || !TOKEN.test(token)) throw refused(403, 'Not a token');
  const { data, meta } = await readDraft(token, locale);
  if (meta.uid !== uid) throw refused(403, `A link to ${meta.uid} is not one to ${uid}`);
  return { entry: parse(schema, data, PREVIEWS), preview: { until: meta.expiresAt } };
}

const PREVIEWS = '/previews';

async function readDraft(token: string, locale: Locale): Promise<z.output<typeof answer>> {
  try {
    return await client.getUnremembered({ path: `${PREVIEWS}/${token}`, locale, schema: answer });
  } catch (error) {
    // The address of this call is a key to the draft: it goes no further, least of all into a log.
    if (error instanceof ErrorRecord) throw refused(error.statusCode, error.errorText);
    throw error;
  }
}

function refused(statusCode: number, errorText: string): ErrorRecord {
  return new ErrorRecord({ scope: 'Preview', source: PREVIEWS, statusCode, errorText });
}
