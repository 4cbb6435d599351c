import { encodingFor } from './cache/encodings';

const TEXT = /^(text\/|application\/(json|xml|atom\+xml|manifest\+json))/;

/** An answer that is made for one request, lighter where the browser takes it so: feeds, the sitemap, calls, pages that are not kept. */
export function compressed(request: Request, response: Response): Response {
  const { body, headers, status } = response;
  if (!body || status !== 200 || headers.has('content-encoding')) return response;
  if (!TEXT.test(headers.get('content-type') ?? '')) return response;
  headers.append('vary', 'accept-encoding');
  const accepted = request.headers.get('accept-encoding') ?? undefined;
  if (request.method === 'HEAD' || encodingFor(accepted) === 'identity') return response;
  headers.set('content-encoding', 'gzip');
  headers.delete('content-length');
  const etag = headers.get('etag');
  // Other bytes, the same meaning.
  if (etag && !etag.startsWith('W/')) headers.set('etag', `W/${etag}`);
  return new Response(body.pipeThrough(new CompressionStream('gzip')), { status, headers });
}
