import type { Asked } from '../asked';

/** Longer ones are left to `node:http`, which knows where to stop. */
const LONGEST = 8192;

/** To the last byte: a line that asks for a page, and headers of which each has a line of its own. */
const HEAD = /^GET (\/[!-~]*) HTTP\/1\.1\r\n(?:[\w!#$%&'*+.^`|~-]+:[\t -~]*\r\n)+\r\n$/;
const BESIDE_URL = 'GET  HTTP/1.1\r\n'.length;

/** What has more to it than a question and its answer: a body, another protocol. */
const MORE = [
  'content-length',
  'expect',
  'proxy-connection',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/**
 * The one question that some bytes are, if it is of the plainest kind: what every reader of requests reads alike. All else is undefined, and
 * left to `node:http`.
 */
export function headOf(bytes: Buffer): Asked | undefined {
  if (bytes.length > LONGEST) return undefined;
  const text = bytes.toString('latin1');
  const url = HEAD.exec(text)?.[1];
  if (url === undefined) return undefined;
  const headers = new Map<string, string>();
  const end = text.length - 2;
  let at = BESIDE_URL + url.length;
  while (at < end) {
    const colon = text.indexOf(':', at);
    const stop = text.indexOf('\r', colon);
    const name = text.slice(at, colon).toLowerCase();
    if (headers.has(name)) return undefined;
    headers.set(name, text.slice(colon + 1, stop).trim());
    at = stop + 2;
  }
  if (!headers.get('host') || MORE.some((name) => headers.has(name))) return undefined;
  if (!isLasting(headers.get('connection'))) return undefined;
  return { method: 'GET', url, header: (name) => headers.get(name) };
}

function isLasting(connection: string | undefined): boolean {
  return connection === undefined || connection.toLowerCase() === 'keep-alive';
}
