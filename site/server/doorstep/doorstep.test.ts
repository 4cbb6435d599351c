import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import type { Asked } from '../asked';
import type { Reply } from '../cache/answer';
import { type Outcome, openDoorstep } from '.';

const stopping = vi.hoisted(() => ({ is: false }));
vi.mock('../shutdown', () => ({ isStopping: () => stopping.is }));

const HEADERS = ['content-type', 'text/plain'];
const NEXT = 'GET /next HTTP/1.1\r\nHost: x\r\n\r\n';

let server: Server;
let close: () => void;
const sockets = new Set<Socket>();

type Answer = (asked: Asked, outcome: Outcome) => void;

/** Pages are answered here, all else by `node:http`, each with its path. */
async function open(answer: Answer = answerPages): Promise<Socket> {
  server = createServer(
    { headersTimeout: 300, keepAliveTimeout: 500 },
    async (request, response) => {
      const sent = await request.toArray();
      response.end(`http ${request.method} ${request.url} ${Buffer.concat(sent)}\n`);
    },
  );
  close = openDoorstep(server, (asked, _, outcome) => answer(asked, outcome));
  server.on('connection', (socket: Socket) => sockets.add(socket));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').setNoDelay();
  await once(socket, 'connect');
  return socket;
}

function answerPages(asked: Asked, { reply, handOver }: Outcome): void {
  if (asked.url.includes('.')) handOver();
  else reply(page(`here ${asked.url}\n`), () => undefined);
}

function page(text: string): Reply {
  const body = Buffer.from(text);
  return { status: 200, same: HEADERS, own: ['content-length', String(body.length)], body };
}

afterEach(() => {
  stopping.is = false;
  server.close();
  for (const socket of sockets) socket.destroy();
  sockets.clear();
});

/** What comes until a text is among it. */
async function until(socket: Socket, text: string): Promise<string> {
  let all = '';
  for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
    all += chunk;
    if (all.includes(text)) return all;
  }
  return all;
}

const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: x\r\n${more}\r\n`;

it('answers a page as node:http would write it', async () => {
  const socket = await open();
  socket.write(get('/a'));
  expect(await until(socket, '/a\n')).toMatch(
    /^HTTP\/1\.1 200 OK\r\ncontent-type: text\/plain\r\ncontent-length: 8\r\nDate: \w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT\r\nConnection: keep-alive\r\nKeep-Alive: timeout=0\.5\r\n\r\nhere \/a\n$/,
  );
});

it('answers one page after the other, and hands over with the first that is none', async () => {
  const socket = await open();
  for (const [path, by] of [
    ['/a', 'here'],
    ['/b', 'here'],
    ['/c.css', 'http GET'],
    ['/d', 'http GET'],
  ]) {
    socket.write(get(path ?? ''));
    expect(await until(socket, `${path}`)).toContain(`${by} ${path}`);
  }
});

it.each([
  ['a body', `POST /a HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nhello${NEXT}`, 'hello'],
  [
    'a body in the hands of a question for a page',
    `${get('/a', 'Content-Length: 5\r\n')}hello${NEXT}`,
    'hello',
  ],
  ['several at once', `${get('/a')}${get('/b')}${NEXT}`, 'http GET /b'],
])('hands over %s, and what comes with it, to the byte', async (_, bytes, expected) => {
  const socket = await open();
  socket.write(bytes);
  const got = await until(socket, '/next');
  expect(got).toContain(expected);
  expect(got.match(/HTTP\/1\.1 200/g)?.length).toBe(bytes.match(/HTTP\/1\.1\r\n/g)?.length);
});

it('hands over a head that comes in pieces', async () => {
  const socket = await open();
  socket.write(get('/first'));
  await until(socket, '/first');
  const [here] = sockets;
  const before = here?.bytesRead ?? 0;
  socket.write('GET /a HT');
  await vi.waitFor(() => expect(here?.bytesRead).toBe(before + 9));
  socket.write('TP/1.1\r\nHost: x\r\n\r\n');
  expect(await until(socket, '/a ')).toContain('http GET /a');
});

it('answers what is not a request with a 400', async () => {
  const socket = await open();
  socket.write('what?\r\n\r\n');
  expect(await until(socket, '400')).toContain('400 Bad Request');
});

it('reads the next question once the answer to the one before is given', async () => {
  const waiting: (() => void)[] = [];
  const asked: string[] = [];
  const socket = await open(({ url }, { reply }) => {
    asked.push(url);
    waiting.push(() => reply(page(`here ${url}\n`), () => undefined));
  });
  socket.write(get('/a'));
  await vi.waitFor(() => expect(waiting.length).toBe(1));
  socket.write(get('/b'));
  waiting[0]?.();
  expect(await until(socket, '/a\n')).toContain('here /a');
  await vi.waitFor(() => expect(asked).toEqual(['/a', '/b']));
  waiting[1]?.();
  expect(await until(socket, '/b\n')).toContain('here /b');
});

it('hands over what turns out to be no page, after a while', async () => {
  const socket = await open((_, { handOver }) => void setImmediate(handOver));
  socket.write(get('/a'));
  expect(await until(socket, '/a ')).toContain('http GET /a');
});

it('says when an answer is sent', async () => {
  const done = vi.fn();
  const socket = await open((_, { reply }) => reply(page('x\n'), done));
  socket.write(get('/a'));
  await until(socket, 'x\n');
  expect(done).toHaveBeenCalledOnce();
});

it('outlives a visitor who leaves before the answer', async () => {
  let answer: (() => void) | undefined;
  const done = vi.fn();
  const socket = await open((_, { reply }) => {
    answer = () => reply(page('late\n'), done);
  });
  socket.write(get('/a'));
  await vi.waitFor(() => expect(answer).toBeDefined());
  socket.resetAndDestroy();
  const left = once(server, 'connection');
  const other = connect((server.address() as AddressInfo).port, '127.0.0.1');
  await left;
  answer?.();
  await vi.waitFor(() => expect(done).toHaveBeenCalledOnce());
  other.destroy();
});

it('hands over nobody who is gone', async () => {
  let handOver: (() => void) | undefined;
  const socket = await open((_, outcome) => {
    handOver = outcome.handOver;
  });
  const taken = vi.fn();
  server.on('request', taken);
  socket.write(get('/a'));
  await vi.waitFor(() => expect(handOver).toBeDefined());
  const [here] = sockets;
  here?.destroy();
  const listeners = here?.eventNames();
  handOver?.();
  expect(here?.eventNames()).toEqual(listeners);
  expect(taken).not.toHaveBeenCalled();
});

it('lets go of whoever asks for nothing, and of whoever asks for nothing more', async () => {
  const silent = await open();
  silent.resume();
  await once(silent, 'close');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(get('/a'));
  await until(socket, '/a\n');
  await once(socket.resume(), 'close');
});

it('closes with whoever has closed', async () => {
  const socket = await open();
  socket.end(get('/a'));
  expect(await until(socket, 'never')).toContain('here /a');
  await vi.waitFor(() => expect(connections()).resolves.toBe(0));
});

it('takes leave of those who wait for nothing, and last of those who wait for an answer', async () => {
  let answer: (() => void) | undefined;
  const waiting = await open(({ url }, { reply }) => {
    answer = () => reply(page(`here ${url}\n`), () => undefined);
  });
  const idle = connect((server.address() as AddressInfo).port, '127.0.0.1').resume();
  waiting.write(get('/a'));
  await vi.waitFor(() => expect(answer).toBeDefined());
  await vi.waitFor(() => expect(connections()).resolves.toBe(2));
  stopping.is = true;
  const closed = once(server.close(), 'close');
  close();
  await once(idle, 'close');
  answer?.();
  expect(await until(waiting, 'never')).toMatch(/Connection: close\r\n\r\nhere \/a\n$/);
  await closed;
});

it('gives to each what is theirs, however slowly they take it', async () => {
  const bodies = Array.from({ length: 400 }, (_, index) =>
    String.fromCharCode(97 + (index % 26)).repeat(20_000),
  );
  const socket = await open(({ url }, { reply }) =>
    reply(page(bodies[Number(url.slice(1))] ?? ''), () => undefined),
  );
  socket.pause();
  const other = connect((server.address() as AddressInfo).port, '127.0.0.1').setNoDelay();
  // One who asks and takes nothing, until the system has no room left for the answers; and one who takes each.
  let asked = 0;
  while (asked < bodies.length && pending() === 0) {
    socket.write(get(`/${asked}`));
    other.write(get(`/${asked}`));
    expect(bodyIn(await until(other, bodies[asked] ?? ''))).toBe(bodies[asked]);
    asked += 1;
  }
  expect(pending()).toBeGreaterThan(0);
  for (let more = 0; more < 20; more += 1) {
    other.write(get(`/${more}`));
    expect(bodyIn(await until(other, bodies[more] ?? ''))).toBe(bodies[more]);
  }
  other.destroy();
  const expected = bodies.slice(0, asked).join('');
  let got = '';
  for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
    got += chunk;
    if (got.length >= expected.length && bodiesIn(got).length >= expected.length) break;
  }
  expect(bodiesIn(got) === expected).toBe(true);
});

function bodyIn(answer: string): string {
  return answer.slice(answer.indexOf('\r\n\r\n') + 4);
}

function bodiesIn(answers: string): string {
  return answers.replaceAll(/HTTP\/1\.1 [\s\S]*?\r\n\r\n/g, '');
}

/** Bytes that somebody has not taken. */
function pending(): number {
  return Math.max(...[...sockets].map(({ writableLength }) => writableLength));
}

function connections(): Promise<number> {
  return new Promise((resolve) => server.getConnections((_, count) => resolve(count)));
}
