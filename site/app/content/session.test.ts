import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ErrorRecord } from '../modules/errors';
import { Session } from './session.server';

const refused = new ErrorRecord({ scope: 'Strapi', source: '', statusCode: 401, errorText: 'No' });

type Said = { status: number; body?: string; retryAfter?: string };

const service = vi.fn<typeof fetch>();
let session: Session;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-15T08:00:00Z'), toFake: ['Date'] });
  vi.stubGlobal('fetch', service);
  service.mockReset();
  session = new Session({ url: 'http://cms/api', username: 'site', password: 'canary' }, 3000);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function says({ status, body = '{}', retryAfter }: Said): void {
  const headers = { ...(retryAfter !== undefined && { 'retry-after': retryAfter }) };
  service.mockImplementation(async () => new Response(body, { status, headers }));
}

const issues = (token: string) => says({ status: 200, body: `{"access_token":"${token}"}` });
const statusOf = (work: Promise<string>) =>
  work.then(
    () => 200,
    (error: unknown) => (error instanceof ErrorRecord ? error.statusCode : undefined),
  );

/** When, in seconds, callers that come ten times a second have made the site sign in. */
async function signInsWithin(seconds: number, ask = () => session.token()): Promise<number[]> {
  const begun = Date.now();
  const times: number[] = [];
  for (let step = 0; step < seconds * 10; step += 1) {
    vi.setSystemTime(begun + step * 100);
    const before = service.mock.calls.length;
    await Promise.all([statusOf(ask()), statusOf(ask())]);
    if (service.mock.calls.length > before) times.push(step / 10);
    expect(service.mock.calls.length - before).toBeLessThan(2);
  }
  return times;
}

it.each([400, 401, 403, 429])(
  'API-1: refused with a %i, it asks ever more rarely',
  async (status) => {
    says({ status });
    expect(await signInsWithin(180)).toEqual([0, 0.5, 1.5, 3.5, 7.5, 15.5, 31.5, 63.5, 123.5]);
  },
);

it.each([404, 500, 502, 503])(
  'API-1: where a %i says that it is out of order, every other second',
  async (status) => {
    says({ status });
    expect(await signInsWithin(8)).toEqual([0, 0.5, 1.5, 3.5, 5.5, 7.5]);
  },
);

it.each([
  ['in seconds', '20'],
  ['as a date', 'Sun, 15 Nov 2026 08:00:20 GMT'],
])('API-1: it waits as long as it is asked to, %s', async (_name, retryAfter) => {
  says({ status: 429, retryAfter });
  expect(await signInsWithin(20.1)).toEqual([0, 20]);
});

it('API-1: nobody can ask it to wait for ever', async () => {
  says({ status: 429, retryAfter: '31536000' });
  expect(await signInsWithin(300.1)).toEqual([0, 300]);
});

it('API-1: a pause is told as what led to it, and is over when the sign-in works', async () => {
  says({ status: 401 });
  expect(await statusOf(session.token())).toBe(401);
  issues('token-1');
  expect(await statusOf(session.token())).toBe(401);
  vi.setSystemTime(Date.now() + 500);
  expect(await session.token()).toBe('token-1');
  expect(service).toHaveBeenCalledTimes(2);
});

it('API-1: a service without a sign-in is out of order: no page is absent for that', async () => {
  says({ status: 404 });
  expect(await statusOf(session.token())).toBe(503);
});

it('API-1: tokens that no call accepts are asked for ever more rarely', async () => {
  let issued = 0;
  service.mockImplementation(async () => {
    issued += 1;
    return new Response(`{"access_token":"token-${issued}"}`);
  });
  await session.token();
  const ask = async () => session.renew(await session.token(), refused);
  expect(await signInsWithin(200, ask)).toEqual([0, 10, 30, 70, 130, 190]);
});

it('API-1: a token that was good for long is renewed at once, each time', async () => {
  for (const token of ['token-1', 'token-2', 'token-3']) {
    issues(`next-of-${token}`);
    const held = await session.token();
    vi.setSystemTime(Date.now() + 3_600_000);
    issues(token);
    expect(await session.renew(held, refused)).toBe(token);
    vi.setSystemTime(Date.now() + 3_600_000);
  }
});
