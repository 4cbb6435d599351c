const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const COUNT = /^\d{1,9}$/;

type Query = Record<string, unknown>;
export type Limits = { locales: readonly string[]; most: number };

/** Why a call of the site cannot be meant, in words for whoever wrote it; undefined when it can. */
export function refusal(
  segments: readonly string[],
  { status, locale, pagination }: Query,
  { locales, most }: Limits,
): string | undefined {
  // A preview's token is judged by its signature.
  const named = segments[0] === 'previews' ? segments.slice(0, 1) : segments;
  const odd = named.find((segment) => !SLUG.test(segment));
  if (odd !== undefined) return `${JSON.stringify(odd)} is no slug: small letters, digits, hyphens`;
  if (status !== undefined && status !== 'published')
    return 'status can only be published: a draft is seen by its signed preview';
  if (locale !== undefined && !locales.some((known) => known === locale))
    return `locale can be ${locales.join(' or ')}`;
  return pagination === undefined ? undefined : badPages(pagination, most);
}

function badPages(pagination: unknown, most: number): string | undefined {
  if (typeof pagination !== 'object' || pagination === null) return 'pagination has named parts';
  const { page, pageSize, start, limit } = pagination as Query;
  if (page !== undefined && !within(page, 1)) return 'pagination[page] is a whole number from 1';
  if (start !== undefined && !within(start, 0)) return 'pagination[start] is a whole number from 0';
  for (const [name, size] of Object.entries({ pageSize, limit })) {
    if (size !== undefined && !within(size, 1, most))
      return `pagination[${name}] is a whole number from 1 to ${most}`;
  }
  return undefined;
}

function within(text: unknown, least: number, most = Number.MAX_SAFE_INTEGER): boolean {
  const number = Number(text);
  return typeof text === 'string' && COUNT.test(text) && number >= least && number <= most;
}
