import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { config } from '../../app/config.server';
import { POLICIES } from '../../app/modules/caching';
import { answerHeaders } from '../../app/modules/policy/headers.server';
import { withCampaign } from './campaign';
import { type Encoding, encodingFor, type Packed, packed, packedOnce, plain } from './encodings';

/** An answer that is the same for everyone, ready to be sent. */
export type Answer = {
  status: number;
  /** Names and values in turn, as they are written. */
  headers: readonly string[];
  /** What may be remembered of it; undefined where it says so itself. */
  isPage: boolean;
  isDocument: boolean;
  etag: string;
  body: Packed;
  /** The address under which it is missing. */
  missing?: string;
};

/** Who gets it, and how it came about. */
export type Sending = {
  id: string;
  cookies: readonly string[];
  campaign: string;
  from: 'kept' | 'stale' | 'made';
};

/** Of what was rendered, all that is not said anew for each visitor. */
const OWN = new Set(['set-cookie', 'content-length', 'etag', 'vary', 'date', 'connection']);

const EVERY_ANSWER = Object.entries(answerHeaders(config.siteUrl)).flat();

/** The page is another one on a phone. */
const VARY = 'accept-encoding, user-agent';

const STATUSES = {
  kept: '"parvis"; hit',
  stale: '"parvis"; hit; detail=stale',
  made: '"parvis"; fwd=miss',
};

type About = { missing?: string | undefined; before?: Answer | undefined };

/** What was rendered, packed; a body that is the one of before is not packed again. */
export async function answerOf(
  { status, headers }: Response,
  body: Buffer,
  { missing, before }: About = {},
): Promise<Answer> {
  const given = [...headers].filter(([name]) => !OWN.has(name));
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return {
    status,
    headers: [...EVERY_ANSWER, ...given.flat(), 'vary', VARY],
    isPage: status === 200 && !headers.has('cache-control'),
    isDocument: headers.get('content-type')?.startsWith('text/html') ?? false,
    etag,
    body: before?.etag === etag ? before.body : await packed(body),
    ...(missing !== undefined && { missing }),
  };
}

export function bytesOf({ body, headers }: Answer): number {
  return body.br.length + body.gzip.length + headers.join('').length + 500;
}

/** Sends it, in the form the browser takes, with what is this visitor's alone. */
export async function send(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
  sending: Sending,
): Promise<void> {
  const { campaign } = sending;
  const isKnown =
    !campaign && answer.isPage && knows(request.headers['if-none-match'], answer.etag);
  const headers = headersOf(request, answer, sending);
  if (isKnown) return void response.writeHead(304, headers).end();
  const encoding = encodingFor(request.headers['accept-encoding']);
  const body =
    campaign && answer.isDocument
      ? await packedOnce(
          Buffer.from(withCampaign(plain(answer.body).toString(), campaign)),
          encoding,
        )
      : bodyIn(answer.body, encoding);
  if (encoding !== 'identity') headers.push('content-encoding', encoding);
  headers.push('content-length', String(body.length));
  response.writeHead(answer.status, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}

function bodyIn(body: Packed, encoding: Encoding): Buffer {
  return encoding === 'identity' ? plain(body) : body[encoding];
}

function headersOf(request: IncomingMessage, answer: Answer, sending: Sending): string[] {
  const { id, cookies, from } = sending;
  const headers = [...answer.headers, 'x-request-id', id, 'cache-status', STATUSES[from]];
  if (answer.isPage) {
    if (!sending.campaign) headers.push('etag', answer.etag);
    headers.push(...policy(request, answer, cookies));
  }
  for (const cookie of cookies) headers.push('set-cookie', cookie);
  return headers;
}

function policy(request: IncomingMessage, { isDocument }: Answer, cookies: readonly string[]) {
  if (cookies.length > 0) return WRITTEN.visitor;
  return !isDocument && isAhead(request) ? WRITTEN.ahead : WRITTEN.page;
}

const WRITTEN = {
  visitor: Object.entries(POLICIES.visitor).flat(),
  ahead: Object.entries(POLICIES.ahead).flat(),
  page: Object.entries(POLICIES.page).flat(),
};

/** Asked for in case of a click that may never come. */
export function isAhead({ headers }: IncomingMessage): boolean {
  const purpose = headers['sec-purpose'];
  return typeof purpose === 'string' && purpose.startsWith('prefetch');
}

function knows(held: string | undefined, etag: string): boolean {
  return (
    held !== undefined &&
    (held === etag || held.split(',').some((tag) => tag.trim() === etag || tag.trim() === '*'))
  );
}
