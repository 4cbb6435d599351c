import { promisify } from 'node:util';
import { brotliCompress, constants, gunzipSync, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A body in the two forms that browsers take; the plain one is made of them for the few that take neither. */
export type Packed = { br: Buffer; gzip: Buffer; isTight: boolean };

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

/** As tight as can be takes seventy times as long as well enough, for an eighth less. */
const QUALITY = { tight: 11, well: 5 };

export async function packed(body: Buffer): Promise<Packed> {
  const [br, gzipped] = await Promise.all([brotli(body, QUALITY.well), asGzip(body)]);
  return { br, gzip: gzipped, isTight: false };
}

/** The same, as light as it can be. */
export async function packedTight(body: Packed): Promise<Packed> {
  return { ...body, br: await brotli(gunzipSync(body.gzip), QUALITY.tight), isTight: true };
}

/** In the one form that was asked for. */
export function packedOnce(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return brotli(body, QUALITY.well);
  return encoding === 'gzip' ? asGzip(body) : Promise.resolve(body);
}

/** Few take a page unpacked: there is room for those they ask for most. */
const unpacked = new LRUCache<Buffer, Buffer>({
  maxSize: 16 * 1024 * 1024,
  sizeCalculation: (body) => body.length + 1,
});

export function plain({ gzip: body }: Packed): Buffer {
  const known = unpacked.get(body);
  if (known) return known;
  const made = gunzipSync(body);
  unpacked.set(body, made);
  return made;
}

function brotli(body: Buffer, quality: number): Promise<Buffer> {
  return asBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}

const REFUSED = /;\s*q=0(\.0*)?$/;

/** Browsers have few ways of saying it. */
const known = new LRUCache<string, Encoding>({ max: 100 });

/** The lightest form that a browser takes, of its `Accept-Encoding`. */
export function encodingFor(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity';
  const found = known.get(accepted);
  if (found) return found;
  const made = lightest(accepted);
  known.set(accepted, made);
  return made;
}

function lightest(accepted: string): Encoding {
  const names = accepted
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !REFUSED.test(part))
    .map((part) => part.replace(/\s*;.*$/, ''));
  if (names.includes('br')) return 'br';
  return names.includes('gzip') || names.includes('*') ? 'gzip' : 'identity';
}
