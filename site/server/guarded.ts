import { config } from '../app/config.server';
import { contentHeaders, pageHeaders } from '../app/modules/policy/headers.server';

/** An answer with what guards it: a page that was rendered has its own, and what has no type has nothing to guard. */
export function guarded(response: Response): Response {
  const { headers } = response;
  const type = headers.get('content-type');
  if (!type || headers.has('content-security-policy')) return response;
  const isPage = type.startsWith('text/html');
  const guard = isPage ? pageHeaders({ siteUrl: config.siteUrl }) : contentHeaders(type);
  for (const [name, value] of Object.entries(guard)) headers.set(name, value);
  return response;
}
