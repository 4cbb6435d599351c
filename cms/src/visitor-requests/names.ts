import type { Core, UID } from '@strapi/strapi';

/** Requests keep slugs, which outlive the entries they named; people read names. */
export type Named = { slug: string; name: string; short: string };
export type Names = { programmes: Named[]; campuses: Named[] };

const FRENCH = new Intl.Collator('fr');

export async function readNames(strapi: Core.Strapi): Promise<Names> {
  return {
    programmes: await read(strapi, 'api::programme.programme', ['title', 'shortTitle']),
    campuses: await read(strapi, 'api::campus.campus', ['name']),
  };
}

export function nameIn(names: readonly Named[], slug: string): string {
  return names.find((named) => named.slug === slug)?.name ?? slug;
}

/** Of both languages and of drafts too: the French name wins. */
async function read(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  [long, short = long]: [string, string?],
): Promise<Named[]> {
  const entries: { [key: string]: unknown }[] = await strapi.db
    .query(uid)
    .findMany({ select: ['slug', long, short], orderBy: [{ locale: 'asc' }, { id: 'asc' }] });
  const named = entries.map((entry) => ({
    slug: String(entry.slug),
    name: String(entry[long]),
    short: String(entry[short] ?? entry[long]),
  }));
  return [...new Map(named.map((one) => [one.slug, one])).values()].toSorted((one, other) =>
    FRENCH.compare(one.name, other.name),
  );
}
