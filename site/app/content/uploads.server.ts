import { config } from '../config.server';
import { log } from '../log.server';
import { POLICIES } from '../modules/caching';

/** As the content service names files: letters, digits, a hash, an extension. Never a folder. */
const NAME = /^[\w-]{1,240}\.[A-Za-z0-9]{1,8}$/;
const SHOWN = /^(image\/[\w.+-]+|video\/[\w.+-]+|application\/pdf)(;|$)/;
const VERSION = /^[a-z0-9]{1,16}$/;

/** A drawing opened by itself is a document of this site: it runs nothing and fetches nothing. */
const DRAWING = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const ASKED = ['range', 'if-range', 'if-none-match', 'if-modified-since'];
const ANSWERED = [
  'content-type',
  'content-length',
  'content-range',
  'accept-ranges',
  'etag',
  'last-modified',
];
const PASSED_ON = new Set([200, 206, 304, 416]);

const FIRST_BYTE_MS = 5000;

const folder = `${new URL(config.content.url).origin}/uploads/`;

/** A file of the content service, as it streams by. Nothing of the visitor but what part of it they want goes there. */
export async function upload(name: string, request: Request): Promise<Response> {
  if (!NAME.test(name)) return refusal(404);
  const upstream = await ask(name, request);
  if (typeof upstream === 'number') return refusal(upstream);
  const type = upstream.headers.get('content-type') ?? '';
  const wanted = upstream.status === 304 || upstream.status === 416 || SHOWN.test(type);
  if (!PASSED_ON.has(upstream.status) || !wanted) {
    await upstream.body?.cancel();
    return refusal(upstream.status >= 500 ? 503 : 404);
  }
  const version = new URL(request.url).searchParams.get('v') ?? '';
  return new Response(upstream.body, {
    status: upstream.status,
    headers: {
      ...headersOf(upstream),
      ...POLICIES[VERSION.test(version) ? 'forever' : 'file'],
      'x-content-type-options': 'nosniff',
      ...(type.startsWith('image/svg') && { 'content-security-policy': DRAWING }),
    },
  });
}

/** The answer, or the status that its absence is. One that stalls on its way is cut by fetch itself, after minutes. */
async function ask(name: string, request: Request): Promise<Response | 503 | 504> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), FIRST_BYTE_MS);
  try {
    return await fetch(`${folder}${name}`, {
      method: request.method,
      redirect: 'error',
      headers: { 'accept-encoding': 'identity', ...asked(request) },
      signal: AbortSignal.any([request.signal, late.signal]),
    });
  } catch (error) {
    if (!request.signal.aborted) log.error({ err: error, name }, 'a file could not be had');
    return late.signal.aborted ? 504 : 503;
  } finally {
    clearTimeout(timer);
  }
}

function asked({ headers }: Request): Record<string, string> {
  return Object.fromEntries(ASKED.flatMap((name) => pair(headers, name)));
}

function headersOf({ headers }: Response): Record<string, string> {
  return Object.fromEntries(ANSWERED.flatMap((name) => pair(headers, name)));
}

function pair(headers: Headers, name: string): [string, string][] {
  const value = headers.get(name);
  return value === null ? [] : [[name, value]];
}

function refusal(status: number): Response {
  return new Response(null, {
    status,
    headers: { ...POLICIES.never, ...(status >= 500 && { 'retry-after': '30' }) },
  });
}
