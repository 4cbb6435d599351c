import { createServer, type IncomingMessage } from 'node:http';
import { duplexPair } from 'node:stream';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { headOf } from './head';

const PLAIN =
  'GET /campus/lyon?a=b HTTP/1.1\r\nHost: x\r\nUser-Agent:  Some one\t\r\nX-Empty:\r\n\r\n';

it('reads a plain question, whatever the letters of its headers', () => {
  const asked = headOf(Buffer.from(PLAIN));
  expect(asked).toMatchObject({ method: 'GET', url: '/campus/lyon?a=b' });
  expect(asked?.header('host')).toBe('x');
  expect(asked?.header('user-agent')).toBe('Some one');
  expect(asked?.header('x-empty')).toBe('');
  expect(asked?.header('cookie')).toBeUndefined();
});

it.each(['keep-alive', 'Keep-Alive'])('takes a connection that is kept, said as %s', (said) => {
  expect(headOf(head(`Connection: ${said}`))).toBeDefined();
});

it.each([
  ['half of a head', PLAIN.slice(0, -2)],
  ['a byte more', `${PLAIN}G`],
  ['two at once', `${PLAIN}${PLAIN}`],
  ['another method', PLAIN.replace('GET', 'HEAD')],
  ['something sent', PLAIN.replace('GET', 'POST')],
  ['an older protocol', PLAIN.replace('1.1', '1.0')],
  ['a whole address', PLAIN.replace('GET /', 'GET http://x/')],
  ['a byte above ASCII in the address', PLAIN.replace('/lyon', '/ly\xf4n')],
  ['a byte above ASCII in a header', PLAIN.replace('Some', 'S\xf4me')],
  ['a byte of zero', PLAIN.replace('Some', 'S\0me')],
  ['two spaces before the address', PLAIN.replace('GET ', 'GET  ')],
  ['lines that end without a return', PLAIN.replaceAll('\r\n', '\n')],
  ['a line that goes on', PLAIN.replace('\r\nX-Empty', '\r\n X-Empty')],
  ['a space before the colon', PLAIN.replace('Host:', 'Host :')],
  ['no host', PLAIN.replace('Host', 'Hast')],
  ['an empty host', PLAIN.replace('Host: x', 'Host: ')],
  ['nothing at all', ''],
  ['no headers', 'GET / HTTP/1.1\r\n\r\n'],
])('leaves %s to node:http', (_, bytes) => {
  expect(headOf(Buffer.from(bytes, 'latin1'))).toBeUndefined();
});

it.each([
  'Host: y',
  'user-agent: other',
  'Content-Length: 0',
  'content-length: 5',
  'Transfer-Encoding: chunked',
  'Expect: 100-continue',
  'Upgrade: websocket',
  'Trailer: x',
  'Proxy-Connection: close',
  'Connection: close',
  'Connection: keep-alive, upgrade',
])('leaves what says « %s » to node:http', (line) => {
  expect(headOf(head(line))).toBeUndefined();
});

it('leaves to node:http what is too long', () => {
  expect(headOf(head(`Cookie: ${'a'.repeat(8000)}`))).toBeDefined();
  expect(headOf(head(`Cookie: ${'a'.repeat(9000)}`))).toBeUndefined();
});

function head(line: string): Buffer {
  return Buffer.from(PLAIN.replace('\r\n\r\n', `\r\n${line}\r\n\r\n`));
}

const visible = fc.string({
  unit: fc.integer({ min: 33, max: 126 }).map((code) => String.fromCharCode(code)),
});
const anyByte = fc.string({
  unit: fc.integer({ min: 0, max: 255 }).map((code) => String.fromCharCode(code)),
});
const often = <Value>(usual: fc.Arbitrary<Value>, odd: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 30, arbitrary: usual }, { weight: 1, arbitrary: odd });

const name = often(
  fc.constantFrom(
    'Host',
    'Cookie',
    'cookie',
    'User-Agent',
    'Referer',
    'X-A',
    'Accept-Encoding',
    'If-None-Match',
    'Connection',
    'Content-Length',
    'Transfer-Encoding',
    'constructor',
    '__proto__',
    'Set-Cookie',
  ),
  anyByte,
);
const value = often(
  fc.oneof(visible, fc.constantFrom('keep-alive', 'close', '0', '5', 'chunked', 'a b', '\ta\t')),
  anyByte,
);
const field = fc
  .tuple(name, often(fc.constantFrom(':', ': ', ':\t '), anyByte), value)
  .map((parts) => parts.join(''));
const question = fc
  .tuple(
    often(fc.constant('GET '), fc.constantFrom('HEAD ', 'POST ', 'get ', 'GET\t')),
    often(
      visible.map((text) => `/${text}`),
      anyByte,
    ),
    often(fc.constant(' HTTP/1.1'), fc.constantFrom(' HTTP/1.0', ' HTTP/2.0', '')),
    fc.array(field, { maxLength: 5 }),
    often(fc.constant('\r\n'), fc.constantFrom('\n', '\r')),
    often(fc.constant(''), anyByte),
  )
  .map(([method, url, protocol, fields, end, rest]) => {
    const lines = [`${method}${url}${protocol}`, 'Host: x', ...fields, '', ''];
    return Buffer.from(lines.join(end) + rest, 'latin1');
  });

it('reads what it reads as node:http does', async () => {
  let read = 0;
  await fc.assert(
    fc.asyncProperty(question, async (bytes) => {
      const asked = headOf(bytes);
      if (!asked) return;
      read += 1;
      const requests = await readByHttp(bytes);
      expect(requests.map(({ method, url }) => ({ method, url }))).toEqual([
        { method: 'GET', url: asked.url },
      ]);
      const [request] = requests;
      expect(request?.complete).toBe(true);
      for (const [known, given] of Object.entries(request?.headers ?? {}))
        expect(asked.header(known)).toBe(Array.isArray(given) ? given.join() : given);
      expect(request?.rawHeaders.length).toBe(
        2 * bytes.toString('latin1').split('\r\n').length - 6,
      );
    }),
    { numRuns: 2000 },
  );
  // Of which there must be some, for this to say anything.
  expect(read).toBeGreaterThan(200);
});

/** The requests that `node:http` finds in some bytes after which nothing comes. */
function readByHttp(bytes: Buffer): Promise<IncomingMessage[]> {
  const found: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    found.push(request);
    request.resume();
    response.end();
  });
  server.on('clientError', (_, socket) => socket.destroy());
  const [ours, theirs] = duplexPair();
  return new Promise((resolve) => {
    theirs.on('close', () => resolve(found));
    server.emit('connection', theirs);
    ours.resume();
    ours.end(bytes);
  });
}
