import { Readable } from 'node:stream';
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { readStore } from '../media/settings';
import { readable } from '../media/store';
import { reasonOf } from '../retry';

const FILE = /^\/uploads\/([\w-]{1,240}\.[A-Za-z0-9]{1,8})$/;
const ASKED = ['range', 'if-none-match', 'if-modified-since'];
const ANSWERED = [
  'content-type',
  'content-length',
  'content-range',
  'accept-ranges',
  'etag',
  'last-modified',
];
const PASSED_ON = new Set([200, 206, 304, 416]);
/** A store that does not let its files be listed says that one is forbidden where it is missing. */
const MISSING = new Set([403, 404]);
/** Less than the site waits. */
const FIRST_BYTE_MS = 4000;

/** Files of an S3-compatible store have the addresses they have on a disk, and the bucket need not be anyone's to read. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) => {
  const store = readStore(process.env);
  if (!store) return (_ctx: Context, next: Next) => next();
  const address = readable(store);
  return async (ctx: Context, next: Next) => {
    const { method, path } = ctx;
    const [, name] = FILE.exec(path) ?? [];
    if (!name || (method !== 'GET' && method !== 'HEAD')) return next();
    const headers = Object.fromEntries(
      ASKED.map((each) => [each, ctx.get(each)]).filter(([, value]) => value),
    );
    try {
      const found = await firstByte(await address(name, method), method, headers);
      if (PASSED_ON.has(found.status)) return pass(found, ctx);
      await found.body?.cancel();
      if (!MISSING.has(found.status)) throw new Error(`it answered ${found.status}`);
    } catch (error) {
      strapi.log.error(`The store of the media cannot be read: ${reasonOf(error)}`);
      ctx.status = 503;
      return;
    }
    // What was sent before there was a store is still on the disk.
    return next();
  };
};

async function firstByte(
  url: string,
  method: string,
  headers: Record<string, string>,
): Promise<Response> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), FIRST_BYTE_MS);
  try {
    return await fetch(url, {
      method,
      headers: { ...headers, 'accept-encoding': 'identity' },
      signal: late.signal,
    });
  } finally {
    clearTimeout(timer);
  }
}

function pass({ status, headers, body }: Response, ctx: Context): void {
  ctx.status = status;
  if (body) ctx.body = Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]);
  for (const name of ANSWERED) {
    const value = headers.get(name);
    if (value !== null) ctx.set(name, value);
  }
}
