import { z } from 'zod';
import { compile, type Redirects } from '../modules/redirects';
import { link, text } from './fields';
import { client } from './service.server';

/** A rule that leads nowhere safe is left out; the others still hold. */
const rule = z
  .object({ from: text.startsWith('/'), to: link.pipe(z.string()) })
  .nullable()
  .catch(null);

/** The editors' redirects, made ready once per publication: a page that cannot have them renders all the same. */
export function redirectsOrNull(): Promise<Redirects | null> {
  return client.orNull(
    client.getEvery({
      path: '/redirects',
      // Rules name their language in their paths; the call has one because every call does.
      locale: 'fr',
      item: rule,
      query: { 'fields[0]': 'from', 'fields[1]': 'to', sort: 'id:asc' },
      make: (rules) => compile(rules.filter((found) => found !== null)),
    }),
  );
}
