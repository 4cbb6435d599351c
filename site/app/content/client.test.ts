import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { ErrorRecord } from '../modules/errors';
import { PageDataCache } from './cache.server';
import { ContentClient } from './client.server';

const name = z.object({ name: z.string() });
let server: Server | undefined;
let seen: string[] = [];
let logged: ErrorRecord[] = [];

afterEach(() => {
  vi.useRealTimers();
  server?.closeAllConnections();
  server?.close();
  seen = [];
  logged = [];
});

type Answer = (request: IncomingMessage, response: ServerResponse) => void;
const answer =
  (body: unknown, status = 200): Answer =>
  (_request, response) =>
    response.writeHead(status).end(JSON.stringify(body));

/** A client of a service that answers each path with what is given, in turn. */
async function against(answers: Record<string, Answer[]>, deadline = 3000): Promise<ContentClient> {
  const turns = new Map<string, number>();
  server = createServer((request, response) => {
    const [path = ''] = (request.url ?? '').split('?');
    seen.push(`${request.method} ${request.url}`);
    const turn = turns.get(path) ?? 0;
    turns.set(path, turn + 1);
    const all = answers[path] ?? [answer({}, 404)];
    (all[Math.min(turn, all.length - 1)] ?? answer({}, 404))(request, response);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return new ContentClient({
    account: { url: `http://127.0.0.1:${port}`, username: 'site', password: 'canary-password' },
    cache: new PageDataCache({
      maxEntries: 9,
      maxBytes: 1e6,
      pauseMs: 1,
      now: Date.now,
      onOutage: () => undefined,
      onStandIn: () => undefined,
      onRecovered: () => undefined,
    }),
    onError: (error) => logged.push(error),
    deadline,
  });
}

const login = [answer({ access_token: 'token-1' }), answer({ access_token: 'token-2' })];
const lyon = { path: '/campus', locale: 'fr', schema: name } as const;
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => (error instanceof ErrorRecord ? error : undefined),
  );

it('API-11: the locale goes on every call but login, the bearer too; parameters are sorted', async () => {
  const bearers: (string | undefined)[] = [];
  const client = await against({
    '/login': login,
    '/campus': [
      (request, response) => {
        bearers.push(request.headers.authorization);
        response.end('{"name":"Lyon"}');
      },
    ],
  });
  await client.get({ ...lyon, query: { sort: 'a', fields: 'b' } });
  expect(seen).toEqual(['POST /login', 'GET /campus?fields=b&locale=fr&sort=a']);
  expect(bearers).toEqual(['Bearer token-1']);
});

it('API-1: signs in once for many callers, and not again', async () => {
  const client = await against({ '/login': login, '/campus': [answer({ name: 'Lyon' })] });
  const calls = Array.from({ length: 20 }, (_, index) =>
    client.get({ ...lyon, query: { n: String(index) } }),
  );
  await Promise.all(calls);
  expect(seen.filter((call) => call.includes('/login'))).toHaveLength(1);
});

it('API-1: on 401, one new sign-in for all those refused, and one retry each', async () => {
  const guarded: Answer = (request, response) =>
    request.headers.authorization === 'Bearer token-2'
      ? response.end('{"name":"Lyon"}')
      : response.writeHead(401).end('{}');
  const client = await against({ '/login': login, '/campus': [guarded] });
  const calls = Array.from({ length: 20 }, (_, index) =>
    client.get({ ...lyon, query: { n: String(index) } }),
  );
  expect(await Promise.all(calls)).toHaveLength(20);
  expect(seen.filter((call) => call.includes('/login'))).toHaveLength(2);
  expect(seen.filter((call) => call.includes('/campus'))).toHaveLength(40);
});

it('API-1: a 401 that stays is an error after one retry', async () => {
  const client = await against({
    '/login': login,
    '/campus': [answer({ error: { message: 'No' } }, 401)],
  });
  expect((await failureOf(client.get(lyon)))?.statusCode).toBe(401);
  expect(seen.filter((call) => call.includes('/campus'))).toHaveLength(2);
});

it('API-1: a failed sign-in is an error without the credentials, and a later call signs in anew', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const client = await against({
    '/login': [answer({ error: { message: 'Wrong' } }, 400), answer({ access_token: 'token' })],
    '/campus': [answer({ name: 'Lyon' })],
  });
  const error = await failureOf(client.get(lyon));
  expect(error).toMatchObject({ scope: 'Strapi', statusCode: 400, errorText: 'Wrong' });
  expect(JSON.stringify(error) + error?.message).not.toContain('canary-password');
  vi.setSystemTime(Date.now() + 500);
  expect(await client.get(lyon)).toEqual({ name: 'Lyon' });
});

it.each([
  ['Strapi’s error', { error: { status: 500, message: 'Broken' } }, 'Broken'],
  ['a plain message', { message: 'Broken' }, 'Broken'],
  ['an error as text', { error: 'Broken' }, 'Broken'],
  ['nothing it knows', { weather: 'fine' }, 'Internal Server Error'],
])(
  'API-13, ERR-5: the error has the status and the text of the body: %s',
  async (_name, body, errorText) => {
    const client = await against({ '/login': login, '/campus': [answer(body, 500)] });
    const error = await failureOf(client.get(lyon));
    expect(error).toMatchObject({ scope: 'Strapi', statusCode: 500, errorText });
    expect(error?.source).toMatch(/\/campus\?locale=fr$/);
  },
);

it('API-13: silently, a failure is logged and null', async () => {
  const client = await against({
    '/login': login,
    '/campus': [answer({}, 500), answer({ name: 'Lyon' })],
  });
  expect(await client.getSilently(lyon)).toBeNull();
  expect(logged).toHaveLength(1);
  expect(await client.getSilently(lyon)).toEqual({ name: 'Lyon' });
});

it('API-13: a post has its answer parsed, is never remembered, and always throws when it fails', async () => {
  const client = await against({
    '/login': login,
    '/request': [answer({ name: 'kept' }), answer({}, 500)],
  });
  const post = { path: '/request', locale: 'fr', schema: name, body: { a: 1 } } as const;
  expect(await client.post(post)).toEqual({ name: 'kept' });
  expect((await failureOf(client.post(post)))?.statusCode).toBe(500);
});

const hangUp: Answer = (_request, response) => response.destroy();

it('a broken connection is tried once more, and only once', async () => {
  const client = await against({ '/login': login, '/campus': [hangUp, answer({ name: 'Lyon' })] });
  expect(await client.get(lyon)).toEqual({ name: 'Lyon' });
  const broken = await against({ '/login': login, '/campus': [hangUp] });
  seen = [];
  expect((await failureOf(broken.get(lyon)))?.statusCode).toBe(503);
  expect(seen.filter((call) => call.includes('/campus'))).toHaveLength(2);
});

it('a post is not sent again once it may have been received', async () => {
  const client = await against({ '/login': login, '/request': [hangUp] });
  await failureOf(client.post({ path: '/request', locale: 'fr', schema: name, body: {} }));
  expect(seen.filter((call) => call.includes('/request'))).toHaveLength(1);
});

it.each([500, 502, 503, 429])('an answer of %i is not tried again', async (status) => {
  const client = await against({ '/login': login, '/campus': [answer({}, status)] });
  await failureOf(client.get(lyon));
  expect(seen.filter((call) => call.includes('/campus'))).toHaveLength(1);
});

const never: Answer = () => undefined;
const halfway: Answer = (_request, response) => response.writeHead(200).write('{"name":');

it.each([
  ['the answer never starts', { '/login': login, '/campus': [never] }],
  ['it stops halfway', { '/login': login, '/campus': [halfway] }],
  ['the sign-in never answers', { '/login': [never] }],
])('a call has a deadline, sign-in included: %s', async (_name, answers) => {
  const client = await against(answers, 100);
  expect((await failureOf(client.get(lyon)))?.statusCode).toBe(504);
  expect(seen.filter((call) => call.includes('/campus')).length).toBeLessThan(2);
});

it('an answer that is too large is refused', async () => {
  const large: Answer = (_request, response) =>
    response.end(JSON.stringify({ name: 'x'.repeat(6 * 1024 * 1024) }));
  const client = await against({ '/login': login, '/campus': [large] });
  expect((await failureOf(client.get(lyon)))?.errorText).toMatch(/larger than/);
});

it.each([
  ['in words that are not the service’s', '404 page not found', 502],
  ['by the service', '{"error":{"status":404,"message":"Not Found"}}', 404],
])('« not found », said %s', async (_name, body, status) => {
  const absent: Answer = (_request, response) => response.writeHead(404).end(body);
  const client = await against({ '/login': login, '/campus': [absent] });
  expect((await failureOf(client.get(lyon)))?.statusCode).toBe(status);
});

it('a redirect is not followed: the bearer goes nowhere else', async () => {
  const away: Answer = (_request, response) =>
    response.writeHead(302, { location: '/elsewhere' }).end();
  const client = await against({ '/login': login, '/campus': [away] });
  expect((await failureOf(client.get(lyon)))?.statusCode).toBe(503);
  expect(seen.some((call) => call.includes('/elsewhere'))).toBe(false);
});

it('API-12: what is asked unremembered is asked each time, and leaves what is remembered as it was', async () => {
  const client = await against({
    '/login': login,
    '/campus': [answer({ name: 'A' }), answer({ name: 'B' }), answer({ name: 'C' })],
  });
  expect(await client.get(lyon)).toEqual({ name: 'A' });
  expect(await client.getUnremembered(lyon)).toEqual({ name: 'B' });
  expect(await client.get(lyon)).toEqual({ name: 'A' });
  expect(await client.getUnremembered(lyon)).toEqual({ name: 'C' });
});

const numbers = (page: number, pageCount: number): Answer =>
  answer({ data: [{ name: `${page}` }], meta: { pagination: { pageCount } } });

/** A collection of as many pages, which answers the page it is asked for. */
const paged =
  (pageCount: number): Answer =>
  (request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://service');
    numbers(Number(searchParams.get('pagination[page]')), pageCount)(request, response);
  };

const everything = {
  path: '/rules',
  locale: 'fr',
  item: name,
  make: (items: { name: string }[]) => items.map((item) => item.name).join(' '),
} as const;

it('a collection is read to its end, in order, and remembered as one', async () => {
  const client = await against({ '/login': login, '/rules': [paged(7)] });
  expect(await client.getEvery(everything)).toBe('1 2 3 4 5 6 7');
  expect(await client.getEvery(everything)).toBe('1 2 3 4 5 6 7');
  expect(seen.filter((call) => call.includes('/rules'))).toHaveLength(7);
});

it('a collection may be read as it is now, and left out of what is remembered', async () => {
  const client = await against({ '/login': login, '/rules': [paged(2)] });
  expect(await client.getEveryUnremembered(everything)).toBe('1 2');
  expect(await client.getEveryUnremembered(everything)).toBe('1 2');
  expect(await client.getEvery(everything)).toBe('1 2');
  expect(seen.filter((call) => call.includes('/rules'))).toHaveLength(6);
});

it('a collection that never ends is read to a point, and that is told', async () => {
  const client = await against({ '/login': login, '/rules': [paged(100_000)] });
  expect((await client.getEvery(everything)).split(' ')).toHaveLength(200);
  expect(logged.map(({ errorText }) => errorText)).toEqual(['Only 200 of 100000 pages are read']);
});

it.each([
  ['without its envelope', [{ name: 'x' }], 'x'],
  ['without a count', { data: [{ name: 'x' }] }, 'x'],
  ['empty', { data: [], meta: { pagination: { pageCount: 0 } } }, ''],
])('API-15: a collection that comes %s is read too', async (_name, body, expected) => {
  const client = await against({ '/login': login, '/rules': [answer(body)] });
  expect(await client.getEvery(everything)).toBe(expected);
});

it('a collection that breaks off is not half remembered', async () => {
  const breaking: Answer = (request, response) =>
    request.url?.includes('page%5D=3')
      ? response.writeHead(500).end('{}')
      : paged(4)(request, response);
  const client = await against({ '/login': login, '/rules': [breaking] });
  expect((await failureOf(client.getEvery(everything)))?.statusCode).toBe(500);
  expect(await client.orNull(client.getEvery(everything))).toBeNull();
  expect(logged).toHaveLength(1);
});

const counted =
  (pageCount: number, total: number): Answer =>
  (request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://service');
    const number = Number(searchParams.get('pagination[page]'));
    const data = number > pageCount ? [] : [{ name: `${number}` }];
    answer({ data, meta: { pagination: { pageCount, total } } })(request, response);
  };
const aPage = { path: '/news', locale: 'fr', item: name, size: 12 } as const;

it('a page of a collection is one call, however many there are, and is remembered', async () => {
  const client = await against({ '/login': login, '/news': [counted(834, 10_000)] });
  for (const _twice of [1, 2])
    expect(await client.getPage({ ...aPage, number: 834 })).toEqual({
      items: [{ name: '834' }],
      pages: { number: 834, count: 834 },
      total: 10_000,
    });
  expect(seen.filter((call) => call.includes('/news'))).toEqual([
    'GET /news?locale=fr&pagination%5BpageSize%5D=12&pagination%5Bpage%5D=834',
  ]);
});

it('RTE-3: there is no page beyond the last, and that is not remembered', async () => {
  const client = await against({ '/login': login, '/news': [counted(3, 30), counted(4, 40)] });
  expect((await failureOf(client.getPage({ ...aPage, number: 4 })))?.statusCode).toBe(404);
  expect((await client.getPage({ ...aPage, number: 4 })).items).toEqual([{ name: '4' }]);
});

it('an empty collection has one page', async () => {
  const client = await against({ '/login': login, '/news': [counted(0, 0)] });
  const first = { items: [], pages: { number: 1, count: 1 }, total: 0 };
  expect(await client.getPage({ ...aPage, number: 1 })).toEqual(first);
  expect((await failureOf(client.getPage({ ...aPage, number: 2 })))?.statusCode).toBe(404);
});
