import { ECHO, EVIL, FORM, HOST, type Hostile, lines, NEXT } from './request.ts';

/** Two readers that disagree on where a request ends let a third party write the next one. The site reads none of these. */
const FORM_HEAD = ['POST /crm/contact HTTP/1.1', `Host: ${HOST}`, FORM];
const smuggled = (name: string, ...fields: string[]) =>
  lines(name, [400], ...FORM_HEAD, ...fields, '', '0', '', ...NEXT);
const lengths = (name: string, ...fields: string[]) =>
  lines(name, [400], ...FORM_HEAD, ...fields, '', ...NEXT);
const chunked = (name: string, status: number, ...chunks: string[]) =>
  lines(name, [status], ...FORM_HEAD, 'Transfer-Encoding: chunked', '', ...chunks, ...NEXT);

const SMUGGLED: Hostile[] = [
  smuggled('a length and chunks', 'Content-Length: 6', 'Transfer-Encoding: chunked'),
  smuggled('chunks and a length', 'Transfer-Encoding: chunked', 'Content-Length: 6'),
  lengths('two lengths', 'Content-Length: 0', 'Content-Length: 50'),
  lengths('the same length twice', 'Content-Length: 0', 'Content-Length: 0'),
  lengths('a list of lengths', 'Content-Length: 0, 0'),
  lengths('a length with a sign', 'Content-Length: +0'),
  lengths('a negative length', 'Content-Length: -1'),
  lengths('a length in hexadecimal', 'Content-Length: 0x0'),
  lengths('a length beyond 64 bits', 'Content-Length: 18446744073709551616'),
  smuggled('an encoding on a folded line', 'Transfer-Encoding:', ' chunked'),
  smuggled('an encoding folded into another header', 'X-A: b', ' Transfer-Encoding: chunked'),
  smuggled('an encoding that is none', 'Transfer-Encoding: xchunked'),
  smuggled('chunks, then something else', 'Transfer-Encoding: chunked, identity'),
  smuggled('two encodings', 'Transfer-Encoding: chunked', 'Transfer-Encoding: identity'),
  smuggled('a space before the colon', 'Transfer-Encoding : chunked'),
  smuggled('a vertical tab before the value', 'Transfer-Encoding:\x0bchunked'),
  chunked('a chunk extension in quotes over two lines', 400, '1;a="a', 'b"', 'x', '0', ''),
  chunked('a chunk extension', 413, `1;a=${ECHO}`, 'x', '0', ''),
  chunked('a chunk extension of 20 KB', 413, `1;${'x'.repeat(20_000)}`, 'x', '0', ''),
  chunked('a chunk of no size', 400, ECHO, 'x', '0', ''),
  chunked('a chunk of negative size', 400, '-1', 'x', '0', ''),
  chunked('a chunk beyond 64 bits', 400, 'ffffffffffffffff1', 'x', '0', ''),
];

const HEAD = ['GET /campus/lyon HTTP/1.1', `Host: ${HOST}`];
const END = ['Connection: close', '', ''];
const line = (first: string, status: number, headers = {}) =>
  lines(first, [[status, headers]], first, `Host: ${HOST}`, `X-Secret: ${ECHO}`, ...END);
const ALLOW = { allow: 'GET, HEAD, POST' };

const LINES: Hostile[] = [
  { name: 'bare line feeds', bytes: `GET / HTTP/1.1\nHost: ${HOST}\n\n`, answers: [400] },
  lines('a bare line feed in a header', [400], ...HEAD, `X-A: a\nX-Injected: 1`, ...END),
  lines('a bare carriage return in a header', [400], ...HEAD, 'X-A: a\rX-Injected: 1', ...END),
  lines('NUL in a header', [400], ...HEAD, 'X-A: a\0b', ...END),
  lines('a header without a name', [400], ...HEAD, ': a', ...END),
  lines('a header without a colon', [400], ...HEAD, ECHO, ...END),
  lines('a fold before the first header', [400], 'GET / HTTP/1.1', ' X-A: a', ...END),
  line('GET /campus/lyon\0 HTTP/1.1', 400),
  line('GET /campus/ly\x01on HTTP/1.1', 400),
  line('GET /campus/ly\x7fon HTTP/1.1', 400),
  line('GET /campus/\xe9\xff HTTP/1.1', 400),
  line('GET /campus/lyon\tx HTTP/1.1', 400),
  line('GET /campus lyon HTTP/1.1', 400),
  line('GET /campus\rlyon HTTP/1.1', 400),
  line('GET /campus\nlyon HTTP/1.1', 400),
  line('GET  HTTP/1.1', 400),
  line(`GET http://${EVIL}/campus/lyon HTTP/1.1`, 400),
  line(`GET ${EVIL}/ HTTP/1.1`, 400),
  line('GET * HTTP/1.1', 400),
  line('OPTIONS * HTTP/1.1', 405, ALLOW),
  line('GET / HTTP/1.2', 400),
  line('GET / XTTP/1.1', 400),
  line(`${ECHO.toUpperCase()} / HTTP/1.1`, 400),
  line('get / HTTP/1.1', 400),
  ...['TRACE', 'OPTIONS', 'PUT', 'DELETE', 'PATCH', 'PROPFIND', 'PURGE', 'M-SEARCH'].map((method) =>
    line(`${method} /campus/lyon HTTP/1.1`, 405, ALLOW),
  ),
  lines('a tunnel to elsewhere', [], `CONNECT ${EVIL}:443 HTTP/1.1`, `Host: ${EVIL}:443`, '', ''),
  lines('a tunnel to a page', [], 'CONNECT /campus/lyon HTTP/1.1', `Host: ${HOST}`, '', ''),
  lines('the first bytes of HTTP/2', [400], 'PRI * HTTP/2.0', '', 'SM', '', ''),
  lines('the first bytes of TLS', [400], '\x16\x03\x01\x02\x00\x01\x00', ''),
];

/** What is not there to be switched to is not switched to. */
const upgraded = (name: string, ...fields: string[]) =>
  lines(name, [[200, { upgrade: null }]], ...HEAD, 'Connection: Upgrade, close', ...fields, '', '');

const SEQUENCES: Hostile[] = [
  upgraded('an upgrade to HTTP/2', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA'),
  upgraded('an upgrade to a web socket', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'),
  lines(
    'a body where none belongs is no request',
    [200, 200],
    ...HEAD,
    'Content-Length: 5',
    '',
    `x=y&z${NEXT.join('\r\n')}`,
  ),
  lines(
    'requests one upon another are answered in order',
    [200, 404, 200],
    ...HEAD,
    '',
    'GET /nope/%00 HTTP/1.1',
    `Host: ${HOST}`,
    '',
    ...NEXT,
  ),
  lines(
    'what follows an unread body is not answered',
    [405],
    'POST / HTTP/1.1',
    `Host: ${HOST}`,
    FORM,
    'Content-Length: 5',
    '',
    `x=y&z${NEXT.join('\r\n')}`,
  ),
];

export const FRAMING: readonly Hostile[] = [...SMUGGLED, ...LINES, ...SEQUENCES];
