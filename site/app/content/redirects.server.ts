import { z } from 'zod';
import { compile, type Redirects } from '../modules/redirects';
import { link, text } from './fields';
import { client } from './service.server';

/** A rule that leads nowhere safe is left out; the others still hold. */
const rule = z
  .object({ from: text.startsWith('/'), to: link.pipe(z.string()) })
  .nullable()
  .catch(null);

/** How long a visitor waits for new rules while those of before could do, and for the first ones. */
const PATIENCE_MS = 500;
const FIRST_PATIENCE_MS = 2000;

let known: Redirects | null = null;

/**
 * The editors' redirects, made ready once per publication. Thousands take the content service a second to send: then
 * those of before hold a moment longer. None at all, when there have never been any, keep no page from showing.
 */
export async function redirectsOrNull(): Promise<Redirects | null> {
  const late = Promise.withResolvers<null>();
  const timer = setTimeout(() => late.resolve(null), known ? PATIENCE_MS : FIRST_PATIENCE_MS);
  try {
    return (await Promise.race([read(), late.promise])) ?? known;
  } finally {
    clearTimeout(timer);
  }
}

async function read(): Promise<Redirects | null> {
  const rules = await client.orNull(
    client.getEvery({
      path: '/redirects',
      // Rules name their language in their paths; the call has one because every call does.
      locale: 'fr',
      item: rule,
      query: { 'fields[0]': 'from', 'fields[1]': 'to', sort: 'id:asc' },
      make: (found) => compile(found.filter((each) => each !== null)),
    }),
  );
  known = rules ?? known;
  return rules;
}
