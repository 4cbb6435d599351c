import { z } from 'zod';
import { config } from '../config.server';
import type { Locale } from '../config-schema.server';
import { ErrorRecord } from '../modules/errors';
import type { Query } from './client.server';
import { type Draft, PREVIEWS, readDraft, refused, type Uid } from './drafts.server';
import { enveloped, parse } from './fields';
import { type Languages, languagesOf } from './languages';
import { client } from './service.server';
import { isSlug } from './slug';

/** How a request reads content: in a language, and as a draft when it came by a preview link. */
export type Reading = { locale: Locale; preview: { token: string } | null };

/** A kind of content that has pages: where its entries are, what is read of one, and where the site shows it. */
export type PageKind<Value> = {
  uid: Uid;
  path: `/${string}`;
  schema: z.ZodType<Value>;
  /** What an address begins with, before the name of the entry. */
  place: `/${string}`;
  /** Kinds that have no page of their own, and are shown on this one: a draft of them is seen here. */
  parts?: readonly Uid[];
  /** Instead of the whole entry. */
  query?: Query;
};

/** What the frame is told of a page: until when the link is good that shows it before it is published, and its languages. */
export type Around = { preview: { until: string } | null; languages: Languages };

export type PageEntry<Value> = {
  entry: Value;
  around: Around;
  /** When what the link shows is a part of the page. */
  part: Draft | null;
};

/** The one door to a page's content: the published entry of this slug, or path of slugs, or the draft the request has a link to. */
export async function pageEntry<Value>(
  kind: PageKind<Value>,
  slug: string,
  { locale, preview }: Reading,
): Promise<PageEntry<Value>> {
  const draft = preview && (await readDraft(preview.token, locale));
  const shown = draft && { until: draft.until };
  if (draft?.uid === kind.uid) {
    const { entry, languages } = parse(pageOf(kind, locale), draft.data, PREVIEWS);
    return { entry, around: { preview: shown, languages }, part: null };
  }
  if (draft && !kind.parts?.includes(draft.uid)) {
    throw refused(403, `A link to ${draft.uid} is not one to ${kind.uid}`);
  }
  if (!slug.split('/').every(isSlug)) throw absent(kind.path, 'Not a slug');
  const { entry, languages } = await client.get({
    path: `${kind.path}/${slug}`,
    locale,
    schema: enveloped(pageOf(kind, locale)),
    ...(kind.query && { query: kind.query }),
  });
  return { entry, around: { preview: shown, languages }, part: draft };
}

/** An entry as its kind reads it, and where it is in other languages. */
function pageOf<Value>({ path, place, schema }: PageKind<Value>, own: Locale) {
  return z.unknown().transform((found) => ({
    entry: parse(schema, found, path),
    languages: languagesOf(found, { place, own, all: config.locales }),
  }));
}

export function absent(source: string, errorText: string): ErrorRecord {
  return new ErrorRecord({ scope: 'Content', source, statusCode: 404, errorText });
}
