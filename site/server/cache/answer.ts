import { createHash } from 'node:crypto';
import { config } from '../../app/config.server';
import { POLICIES } from '../../app/modules/caching';
import { answerHeaders } from '../../app/modules/policy/headers.server';
import type { Asked } from '../asked';
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

/** What is written to one visitor. */
export type Reply = {
  status: number;
  /** Names and values in turn: those of every answer with this page, and those of this one. */
  same: readonly string[];
  own: readonly string[];
  body?: Buffer | undefined;
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
  // Headers are kept in the few ways in which they are written, too.
  return body.br.length + body.gzip.length + 4 * headers.join('').length + 500;
}

/** The answer in the form the browser takes, with what is this visitor's alone. */
export function replyTo(asked: Asked, answer: Answer, sending: Sending): Reply | Promise<Reply> {
  const { id, from, campaign, cookies } = sending;
  const own = ['x-request-id', id];
  for (const cookie of cookies) own.push('set-cookie', cookie);
  const policy = policyFor(asked, answer, cookies);
  const way: Way = { from, policy, hasTag: answer.isPage && !campaign };
  if (way.hasTag && knows(asked.header('if-none-match'), answer.etag))
    return { status: 304, same: headersOf(answer, way), own };
  const encoding = encodingFor(asked.header('accept-encoding'));
  const whole = (body: Buffer): Reply => {
    const same = headersOf(answer, way, { encoding, length: body.length });
    return { status: answer.status, same, own, body: asked.method === 'HEAD' ? undefined : body };
  };
  if (!campaign || !answer.isDocument) return whole(bodyIn(answer.body, encoding));
  const led = withCampaign(plain(answer.body).toString(), campaign);
  return packedOnce(Buffer.from(led), encoding).then(whole);
}

function bodyIn(body: Packed, encoding: Encoding): Buffer {
  return encoding === 'identity' ? plain(body) : body[encoding];
}

/** All that an answer's headers depend on beside the answer and its visitor. */
type Way = {
  from: Sending['from'];
  policy: keyof typeof WRITTEN;
  hasTag: boolean;
};

type Form = { encoding: Encoding; length: number };

/** Pages go out in few ways, time and again. */
const written = new WeakMap<Answer, Map<string, readonly string[]>>();

function headersOf(answer: Answer, way: Way, form?: Form): readonly string[] {
  if (!way.hasTag) return headersIn(answer, way, form);
  const known = written.get(answer) ?? new Map<string, readonly string[]>();
  const key = `${way.from} ${way.policy} ${form?.encoding} ${form?.length}`;
  const before = known.get(key);
  if (before) return before;
  const headers = headersIn(answer, way, form);
  written.set(answer, known.set(key, headers));
  return headers;
}

function headersIn(
  { headers, etag, isPage }: Answer,
  { from, policy, hasTag }: Way,
  form: Form | undefined,
): readonly string[] {
  return [
    ...headers,
    ...['cache-status', STATUSES[from]],
    ...(hasTag ? ['etag', etag] : []),
    ...(isPage ? WRITTEN[policy] : []),
    ...(form && form.encoding !== 'identity' ? ['content-encoding', form.encoding] : []),
    ...(form ? ['content-length', String(form.length)] : []),
  ];
}

function policyFor(
  asked: Asked,
  { isDocument }: Answer,
  cookies: readonly string[],
): keyof typeof WRITTEN {
  if (cookies.length > 0) return 'visitor';
  return !isDocument && isAhead(asked) ? 'ahead' : 'page';
}

const WRITTEN = {
  visitor: Object.entries(POLICIES.visitor).flat(),
  ahead: Object.entries(POLICIES.ahead).flat(),
  page: Object.entries(POLICIES.page).flat(),
};

/** Asked for in case of a click that may never come. */
export function isAhead({ header }: Asked): boolean {
  return header('sec-purpose')?.startsWith('prefetch') ?? false;
}

function knows(held: string | undefined, etag: string): boolean {
  return (
    held !== undefined &&
    (held === etag || held.split(',').some((tag) => tag.trim() === etag || tag.trim() === '*'))
  );
}
