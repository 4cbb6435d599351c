import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ErrorRecord } from '../modules/errors';
import { type Loaded, PageDataCache } from './cache.server';

const failure = (statusCode: number) =>
  new ErrorRecord({ scope: 'Strapi', source: '/x', statusCode, errorText: 'failed' });
const loaded = (value: unknown, bytes = 1) => vi.fn(async () => ({ value, bytes }));
const failing = (statusCode: number) => vi.fn(async () => Promise.reject(failure(statusCode)));

const onOutage = vi.fn();
const onStandIn = vi.fn();
const onRecovered = vi.fn();
let now = 0;
let cache: PageDataCache;

beforeEach(() => {
  now = 0;
  for (const listener of [onOutage, onStandIn, onRecovered]) listener.mockClear();
  cache = new PageDataCache({
    maxEntries: 2,
    maxBytes: 100,
    pauseMs: 5000,
    now: () => now,
    onOutage,
    onStandIn,
    onRecovered,
  });
});

afterEach(() => {
  vi.useRealTimers();
});

it('API-12: one answer per address, until an explicit clear', async () => {
  const first = loaded('old');
  expect(await cache.read('/a', first)).toBe('old');
  now = 1e12;
  expect(await cache.read('/a', first)).toBe('old');
  expect(first).toHaveBeenCalledTimes(1);
  cache.clear();
  expect(await cache.read('/a', loaded('new'))).toBe('new');
});

it('API-12: one request in flight per address, however many ask', async () => {
  const answer = Promise.withResolvers<{ value: unknown; bytes: number }>();
  const load = vi.fn(() => answer.promise);
  const reads = Array.from({ length: 50 }, () => cache.read('/a', load));
  answer.resolve({ value: 'one', bytes: 1 });
  expect(new Set(await Promise.all(reads))).toEqual(new Set(['one']));
  expect(load).toHaveBeenCalledTimes(1);
});

it('API-12: a failure is not remembered', async () => {
  await expect(cache.read('/a', failing(503))).rejects.toThrow('failed');
  expect(await cache.read('/a', loaded('good'))).toBe('good');
});

it.each([401, 403, 429, 500, 502, 503, 504])(
  'API-12: the last good answer stands in for a %i',
  async (status) => {
    await cache.read('/a', loaded('good'));
    cache.clear();
    expect(await cache.read('/a', failing(status))).toBe('good');
    expect(onOutage).toHaveBeenCalledTimes(1);
  },
);

it('API-12: while it stands in, the service is asked again only after a pause', async () => {
  await cache.read('/a', loaded('good'));
  cache.clear();
  await cache.read('/a', failing(503));
  expect(onStandIn).toHaveBeenCalledTimes(1);
  const early = loaded('new');
  now = 4999;
  expect(await cache.read('/a', early)).toBe('good');
  expect(early).not.toHaveBeenCalled();
  expect(onStandIn).toHaveBeenCalledTimes(2);
  now = 5000;
  expect(await cache.read('/a', early)).toBe('new');
});

it('API-12: what has been taken offline is gone, not stood in for', async () => {
  await cache.read('/a', loaded('good'));
  cache.clear();
  await expect(cache.read('/a', failing(404))).rejects.toThrow('failed');
  await expect(cache.read('/a', failing(503))).rejects.toThrow('failed');
});

it('API-12: a question asked before a clear neither answers those who ask after it nor is kept', async () => {
  const slow = Promise.withResolvers<{ value: unknown; bytes: number }>();
  const before = cache.read('/a', () => slow.promise);
  cache.clear();
  expect(await cache.read('/a', loaded('new'))).toBe('new');
  slow.resolve({ value: 'old', bytes: 1 });
  expect(await before).toBe('old');
  expect(await cache.read('/a', loaded('unused'))).toBe('new');
});

/** Asks for `/a` while the service fails, then answers as given; once a second, it is asked again. */
async function lost(...answers: (() => Promise<Loaded>)[]) {
  const load = vi.fn<() => Promise<Loaded>>(failing(503));
  for (const answer of answers) load.mockImplementationOnce(answer);
  await cache.read('/a', load).catch(() => undefined);
  return load;
}

it('API-12: what could not be had is asked for again each second; the first answer ends every pause', async () => {
  vi.useFakeTimers();
  await cache.read('/b', loaded('old'));
  cache.clear();
  expect(await cache.read('/b', failing(503))).toBe('old');
  const load = await lost(failing(503), failing(504), loaded('new'));
  await vi.advanceTimersByTimeAsync(4000);
  expect(load).toHaveBeenCalledTimes(3);
  expect(onRecovered).toHaveBeenCalledTimes(1);
  expect(await cache.read('/a', failing(503))).toBe('new');
  expect(await cache.read('/b', loaded('new'))).toBe('new');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(3);
});

it('API-12: that it is absent is an answer too', async () => {
  vi.useFakeTimers();
  await lost(failing(503), failing(404));
  await vi.advanceTimersByTimeAsync(1000);
  expect(onRecovered).toHaveBeenCalledTimes(1);
});

it('API-12: what a visitor is answered ends the outage at once', async () => {
  await lost(failing(503));
  await cache.read('/b', loaded('other'));
  expect(onRecovered).not.toHaveBeenCalled();
  await cache.read('/a', loaded('new'));
  expect(onRecovered).toHaveBeenCalledTimes(1);
});

it('API-12: a question that hangs is in nobody’s way', async () => {
  vi.useFakeTimers();
  await cache.read('/b', failing(503)).catch(() => undefined);
  await lost(failing(503), () => new Promise(() => undefined), loaded('new'));
  await vi.advanceTimersByTimeAsync(4000);
  expect(onRecovered).toHaveBeenCalledTimes(1);
});

it('API-12: what nobody wants any more is left alone', async () => {
  vi.useFakeTimers();
  const load = await lost(failing(503));
  await vi.advanceTimersByTimeAsync(61_000);
  const asked = load.mock.calls.length;
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(load).toHaveBeenCalledTimes(asked);
});

it('API-12: bounded in entries and in bytes', async () => {
  for (const key of ['/a', '/b', '/c']) await cache.read(key, loaded(key));
  const again = loaded('again');
  await cache.read('/a', again);
  expect(again).toHaveBeenCalledTimes(1);
  await cache.read('/large', loaded('large', 101));
  const large = loaded('large', 101);
  await cache.read('/large', large);
  expect(large).toHaveBeenCalledTimes(1);
});
