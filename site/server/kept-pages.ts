import { config } from '../app/config.server';
import { countMissing } from '../app/content/missing-addresses.server';
import { contentOutages, contentVersion, onContentRecovered } from '../app/content/service.server';
import { log, withRequestId } from '../app/log.server';
import { countPage, gauge } from '../app/metrics.server';
import { schoolDay } from '../app/modules/calendar';
import { lacksWww } from '../app/modules/redirects';
import { visitCookies } from '../app/request.server';
import { type Device, deviceOf } from '../app/shell/device';
import type { Asked } from './asked';
import { type PageAddress, pageAddress } from './cache/address';
import {
  type Answer,
  answerOf,
  bytesOf,
  isAhead,
  type Reply,
  replyTo,
  type Sending,
} from './cache/answer';
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

type Order = (key: string, wanted: number) => Promise<Uint8Array | undefined>;
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

/** What becomes of a question for a page: one of these is called, once. */
type Outcome = { reply: (reply: Reply) => void; otherwise: () => void; fail: () => void };

/**
 * Answers with a page that is kept under this very address and can be sent at once: the way of nearly every request. Whether it is a
 * page was asked when it was made.
 */
export function freshPage(asked: Asked, id: string, outcome: Outcome): boolean {
  if (asked.method !== 'GET' || asked.url.includes('?') || isOtherHost(asked)) return false;
  const key = keyOf(asked.url, deviceIn(asked));
  const held = cache.fresh(key);
  if (!held) return false;
  tightenOften(held, () => cache.held(key) === held);
  give(asked, held, { id, campaign: '', from: 'kept' }, outcome);
  return true;
}

/** Answers with a page that is the same for everyone, kept or made now; `otherwise` is for what is none. */
export function keptPage(asked: Asked, id: string, outcome: Outcome): void {
  const page = keptAddress(asked);
  if (!page) return void outcome.otherwise();
  const { address, hasQuery, campaign } = page;
  const device = deviceIn(asked);
  const key = keyOf(address, device);
  const read = () => cache.read(key, (isAwaited) => make(address, hasQuery, device, isAwaited));
  withRequestId(id, read).then(
    (found) => {
      if ('page' in found)
        return give(asked, found.page, { id, campaign, from: found.from }, outcome);
      if (!found.passing) return outcome.otherwise();
      give(asked, found.passing, { id, campaign, from: 'made' }, outcome);
    },
    // The visitor's own request meets the same failure, where it is answered and told of.
    outcome.otherwise,
  );
}

type Giving = Omit<Sending, 'cookies'>;

function give(asked: Asked, answer: Answer, giving: Giving, { reply, fail }: Outcome): void {
  const failed = (error: unknown) => {
    log.error({ err: error, requestId: giving.id }, 'a kept page could not be sent');
    fail();
  };
  countPage(giving.from);
  try {
    const given = replyFor(asked, answer, giving);
    if (given instanceof Promise) given.then(reply).catch(failed);
    else reply(given);
  } catch (error) {
    failed(error);
  }
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

function isOtherHost({ header }: Asked): boolean {
  return hasWww && lacksWww(header('host') ?? null, config.siteUrl);
}

function keptAddress(asked: Asked): PageAddress | undefined {
  const { method, url } = asked;
  if (config.pageCacheBytes === 0 || (method !== 'GET' && method !== 'HEAD')) return undefined;
  return isOtherHost(asked) ? undefined : pageAddress(url);
}

function deviceIn({ header }: Asked): Device {
  return deviceOf(header('user-agent') ?? null);
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
  const ordered = isAwaited ? undefined : opened(await order(key, cache.wanted(key)));
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

function replyFor(asked: Asked, answer: Answer, giving: Giving): Reply | Promise<Reply> {
  if (answer.missing !== undefined && asked.method === 'GET' && !isAhead(asked))
    countMissing(answer.missing, asked.header('referer') ?? null);
  const cookies = answer.isDocument && asked.method === 'GET' ? cookiesFor(asked) : [];
  return replyTo(asked, answer, { ...giving, cookies });
}

const HOME = new URL(config.siteUrl);
/** Of somebody of whom nothing is known, whatever page they open. */
const FIRST_COOKIES = visitCookies(HOME, () => null);

function cookiesFor({ url, header }: Asked): string[] {
  const [referrer, destination] = [header('referer'), header('sec-fetch-dest')];
  const isPlain = !referrer && !url.includes('?') && !header('cookie');
  if (isPlain && (destination ?? 'document') === 'document') return FIRST_COOKIES;
  return visitCookies(new URL(`${config.siteUrl}${url}`), (name) => header(name) ?? null);
}

let lastDay = { minute: -1, day: '' };

/** The school's day, worked out once a minute. */
function today(): string {
  const now = config.now();
  const minute = Math.floor(now.getTime() / 60_000);
  if (lastDay.minute !== minute) lastDay = { minute, day: schoolDay(now) };
  return lastDay.day;
}
