import { z } from 'zod';
import { upstreamErrors, upstreamSeconds } from '../metrics.server';
import { ErrorRecord } from '../modules/errors';

export type Exchange = {
  method: 'GET' | 'POST';
  url: string;
  headers?: Record<string, string>;
  body?: string;
  signal: AbortSignal;
};

export type Answer = { body: unknown; bytes: number };

const MAX_BYTES = 5 * 1024 * 1024;

/** One exchange with the content service: JSON in, JSON out, everything else an `ErrorRecord`. */
export async function exchange(request: Exchange): Promise<Answer> {
  const told = upstreamSeconds.startTimer();
  try {
    return await exchanged(request);
  } catch (error) {
    upstreamErrors.inc({ status: error instanceof ErrorRecord ? error.statusCode : 500 });
    throw error;
  } finally {
    told();
  }
}

async function exchanged(request: Exchange): Promise<Answer> {
  const response = await send(request);
  const { text, bytes } = await readText(response, request);
  const body = parseJson(text);
  if (response.ok && body !== undefined) return { body, bytes };
  // Nor is it the service that says « not found » in other words: a proxy does, while there is nobody behind it.
  const isForeign = body === undefined && (response.ok || response.status === 404);
  const waitMs = retryAfter(response);
  throw new ErrorRecord({
    scope: 'Strapi',
    source: request.url,
    statusCode: isForeign ? 502 : response.status,
    errorText: isForeign
      ? 'The answer is not JSON'
      : (textOf(body) ?? (response.statusText || 'No text')),
    ...(waitMs > 0 && { details: { waitMs } }),
  });
}

/** For how long a refusal asks to be left alone, in milliseconds. */
export function waitAskedFor(error: unknown): number {
  const asked = refusal.safeParse(error instanceof ErrorRecord ? error.details : undefined);
  return asked.success ? asked.data.waitMs : 0;
}

const refusal = z.object({ waitMs: z.number() });

/** In seconds, or as a date. */
function retryAfter({ headers }: Response): number {
  const value = headers.get('retry-after') ?? '';
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : 0;
}

async function send(request: Exchange): Promise<Response> {
  const { url, method, headers, body, signal } = request;
  const attempt = () =>
    fetch(url, {
      method,
      signal,
      redirect: 'error',
      ...(headers && { headers }),
      ...(body !== undefined && { body }),
    });
  try {
    return await attempt();
  } catch (error) {
    if (signal.aborted || !mayRetry(method, codeOf(error))) throw networkError(request, error);
  }
  try {
    return await attempt();
  } catch (error) {
    throw networkError(request, error);
  }
}

/** Nothing was sent. */
const UNREACHED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN']);
/** The connection broke, maybe after the service did the work: harmless to ask again, not to post again. */
const BROKEN = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

function mayRetry(method: Exchange['method'], code = ''): boolean {
  return UNREACHED.has(code) || (method === 'GET' && BROKEN.has(code));
}

function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return codeOf(error.cause);
}

function networkError({ url, signal }: Exchange, error: unknown): ErrorRecord {
  if (error instanceof ErrorRecord) return error;
  const late = signal.aborted;
  const reason = codeOf(error) ?? (error instanceof Error ? error.message : String(error));
  return new ErrorRecord({
    scope: 'Strapi',
    source: url,
    statusCode: late ? 504 : 503,
    errorText: late ? 'The content service did not answer in time' : reason,
  });
}

async function readText(
  response: Response,
  request: Exchange,
): Promise<{ text: string; bytes: number }> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of response.body ?? []) {
      bytes += chunk.byteLength;
      if (bytes > MAX_BYTES) throw tooLarge(request);
      chunks.push(chunk);
    }
  } catch (error) {
    throw networkError(request, error);
  }
  return { text: Buffer.concat(chunks).toString('utf8'), bytes };
}

function tooLarge({ url }: Exchange): ErrorRecord {
  return new ErrorRecord({
    scope: 'Strapi',
    source: url,
    statusCode: 502,
    errorText: `The answer is larger than ${MAX_BYTES} bytes`,
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The text of a refusal: Strapi's `{ error: { message } }`, or a plain `{ message }`. */
function textOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  if ('error' in body) return typeof body.error === 'string' ? body.error : textOf(body.error);
  return 'message' in body && typeof body.message === 'string' ? body.message : undefined;
}
