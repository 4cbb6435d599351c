import type { IncomingMessage, ServerResponse } from 'node:http';
import { config } from '../app/config.server';
import { countMissing } from '../app/content/missing-addresses.server';
import { contentOutages, contentVersion, onContentRecovered } from '../app/content/service.server';
import { log } from '../app/log.server';
import { gauge, pages } from '../app/metrics.server';
import { schoolDay } from '../app/modules/calendar';
import { lacksWww } from '../app/modules/redirects';
import { visitCookies } from '../app/request.server';
import { type Device, deviceOf } from '../app/shell/device';
import { type PageAddress, pageAddress } from './cache/address';
import { type Answer, answerOf, bytesOf, isAhead, type Sending, send } from './cache/answer';
import { type Held, type Made, PageCache } from './cache/page-cache';
import { packedPage, unpackedPage } from './cache/parcel';
import { tightenOften } from './cache/tightening';
import { guarded } from './guarded';
import { renderForAll } from './render';
import type { Shared } from './shared';

/** Opening hours and what is due by the clock are a minute late at most, two where the page was lent. */
const FRESH_MS = 60_000;
/** What several processes order at about the same time is made once. */
const RECENT_MS = 5000;
/** What was made while the content service failed may lack something: made again when it answers, and now and then before that. */
const DOUBTFUL_MS = 5000;
/** As long as caches in front of the site may send a page of a site that fails. */
const LAST_GOOD_SECONDS = 86_400;

const cache = new PageCache<Answer, Answer | null>({
  maxBytes: config.pageCacheBytes,
  freshMs: FRESH_MS,
  doubtfulMs: DOUBTFUL_MS,
  generation: contentVersion,
  day: today,
  now: Date.now,
});

onContentRecovered(() => cache.liftDoubts());
gauge({ name: 'parvis_kept_bytes', help: 'Of the pages that are kept.', read: () => cache.bytes });
gauge({
  name: 'parvis_kept_pages',
  help: 'Pages that are kept, without those of a query and those that are missing.',
  read: () => cache.keys().length,
});

type Lender = Pick<Shared, 'get' | 'set' | 'keep' | 'last'>;
let lender: Lender | undefined;

/** Pages that another process has made are not made again. */
export function lendPages(shared: Lender): void {
  lender = shared;
}

type Order = (key: string) => Promise<Uint8Array | undefined>;
let order: Order = async () => undefined;

/** Pages that nobody waits for are made by another process, where it can: drawing one would hold up every answer of this one. */
export function haveMade(given: Order): void {
  order = given;
}

/** A page for another process: none where anything about it is in doubt, or its own for one visitor. */
export async function pageFor(key: string): Promise<Uint8Array | undefined> {
  const recent = cache.recent(key, RECENT_MS);
  if (recent) return packedPage(recent);
  const { address, device } = ofKey(key);
  const made = await cache.renew(key, () => make(address, address.includes('?'), device, true));
  return 'kept' in made && !made.kept.isDoubtful ? packedPage(made.kept.page) : undefined;
}

/** Answers with a page that is the same for everyone, kept or made now; `otherwise` is for what is none. */
export function keptPage(
  request: IncomingMessage,
  response: ServerResponse,
  id: string,
  otherwise: () => void,
): void {
  const page = keptAddress(request);
  if (!page) return void otherwise();
  const device = deviceOf(request.headers['user-agent'] ?? null);
  const key = keyOf(page.address, device);
  const give = (answer: Answer, from: Sending['from']) => {
    pages.inc({ from });
    return sendTo(request, response, answer, { id, page, from }).catch((error: unknown) => {
      log.error({ err: error }, 'a kept page could not be sent');
      response.destroy();
    });
  };
  const held = cache.fresh(key);
  if (held) {
    tightenOften(held, () => cache.held(key) === held);
    return void give(held, 'kept');
  }
  cache
    .read(key, (isAwaited) => make(page.address, page.hasQuery, device, isAwaited))
    .then(
      (found) => {
        if ('page' in found) return give(found.page, found.from);
        return found.passing ? give(found.passing, 'made') : otherwise();
      },
      // The visitor's own request meets the same failure, where it is answered and told of.
      otherwise,
    );
}

/** Makes a page ahead of whoever asks for it, unless it is there. */
export async function makeAhead(address: string, device: Device): Promise<boolean> {
  const key = keyOf(address, device);
  if (cache.isFresh(key)) return false;
  await cache.renew(key, () => make(address, address.includes('?'), device, false));
  return true;
}

/** Whether there is one, fresh or not. */
export function isHeld(address: string, device: Device): boolean {
  return cache.has(keyOf(address, device));
}

/** The pages that were asked for lately, the latest first. */
export function keptPages(): { address: string; device: Device }[] {
  return cache.keys().map(ofKey);
}

const hasWww = new URL(config.siteUrl).hostname.startsWith('www.');

function keptAddress({ method, url = '', headers }: IncomingMessage): PageAddress | undefined {
  if (config.pageCacheBytes === 0 || (method !== 'GET' && method !== 'HEAD')) return undefined;
  if (hasWww && lacksWww(headers.host ?? null, config.siteUrl)) return undefined;
  return pageAddress(url);
}

function keyOf(address: string, device: Device): string {
  return `${device} ${address}`;
}

function ofKey(key: string): { address: string; device: Device } {
  const [device, address] = key.split(' ') as [Device, string];
  return { device, address };
}

async function make(
  address: string,
  hasQuery: boolean,
  device: Device,
  isAwaited: boolean,
): Promise<Made<Answer, Answer | null>> {
  const key = keyOf(address, device);
  const ordered = isAwaited ? undefined : opened(await order(key));
  const lent = ordered ?? opened(await lender?.get(dated(key)));
  if (lent) return { kept: held(tightest(lent, cache.held(key)), hasQuery) };
  const [version, outages] = [contentVersion(), contentOutages()];
  const { response: rendered, missing } = await renderForAll(address, device);
  const response = guarded(rendered);
  const body = Buffer.from(await response.arrayBuffer());
  if (response.status >= 500) {
    const last = cache.has(key) ? undefined : opened(await lender?.last(key));
    if (last) return { kept: held(last, hasQuery, { isDoubtful: true }) };
    return { passing: await answerOf(response, body), isFailure: true };
  }
  if (!isForAll(response)) return { passing: null, isFailure: false };
  const page = await answerOf(response, body, { missing, before: cache.held(key) });
  const isWhole = outages === contentOutages();
  const made = held(page, hasQuery, { isDoubtful: !isWhole });
  if (isWhole && version === contentVersion()) lend(key, made);
  return { kept: made };
}

function held(
  page: Answer,
  hasQuery: boolean,
  { isDoubtful } = { isDoubtful: false },
): Held<Answer> {
  const region = page.status === 404 ? 'missing' : hasQuery ? 'queries' : 'pages';
  return { page, bytes: bytesOf(page), region, isDoubtful };
}

/** A page that anybody may ask for is also there for those who could not make it. */
function lend(key: string, { page, region }: Held<Answer>): void {
  const parcel = packedPage(page);
  lender?.set(dated(key), parcel, FRESH_MS / 1000);
  if (region === 'pages') lender?.keep(key, parcel, LAST_GOOD_SECONDS);
}

/** Of a page that has not changed, the form that was packed with more care. */
function tightest(page: Answer, before: Answer | undefined): Answer {
  return before?.etag === page.etag ? { ...page, body: before.body } : page;
}

function opened(parcel: Uint8Array | undefined): Answer | undefined {
  return parcel && unpackedPage(parcel);
}

/** What is lent as fresh is of its day. */
function dated(key: string): string {
  return `${today()} ${key}`;
}

const PAGE_TYPE = /^text\/(html|x-script)/;

/** A page, or that there is none; and nothing that says of itself whom it is for. */
function isForAll({ status, headers }: Response): boolean {
  if (!PAGE_TYPE.test(headers.get('content-type') ?? '')) return false;
  return status === 404 || (status === 200 && !headers.has('cache-control'));
}

type From = Pick<Sending, 'id' | 'from'> & { page: PageAddress };

async function sendTo(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
  { id, page: { campaign }, from }: From,
): Promise<void> {
  const { headers, method, url = '' } = request;
  if (answer.missing !== undefined && method === 'GET' && !isAhead(request))
    countMissing(answer.missing, headers.referer ?? null);
  const header = (name: string) => {
    const value = headers[name];
    return typeof value === 'string' ? value : null;
  };
  const cookies =
    answer.isDocument && method === 'GET'
      ? visitCookies(new URL(`${config.siteUrl}${url}`), header)
      : [];
  await send(request, response, answer, { id, cookies, campaign, from });
}

let lastDay = { minute: -1, day: '' };

/** The school's day, worked out once a minute. */
function today(): string {
  const now = config.now();
  const minute = Math.floor(now.getTime() / 60_000);
  if (lastDay.minute !== minute) lastDay = { minute, day: schoolDay(now) };
  return lastDay.day;
}
