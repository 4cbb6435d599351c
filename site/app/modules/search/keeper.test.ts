import { beforeEach, expect, it, vi } from 'vitest';
import { ErrorRecord } from '../errors';
import { IndexKeeper } from './keeper.server';

let version: number;
let now: number;
const make = vi.fn<() => Promise<string>>();
const onFailure = vi.fn();

function keeper(patience = { first: 1000, next: 1000 }): IndexKeeper<string> {
  return new IndexKeeper({
    make,
    version: () => version,
    now: () => now,
    onFailure,
    patience,
    pauseMs: 5000,
  });
}

const outage = new ErrorRecord({
  scope: 'Strapi',
  source: '/events',
  statusCode: 503,
  errorText: 'down',
});

beforeEach(() => {
  [version, now] = [1, 0];
  make.mockReset();
  onFailure.mockReset();
});

it('makes nothing before it is asked, then one for however many ask', async () => {
  const kept = keeper();
  expect(make).not.toHaveBeenCalled();
  expect(kept.hasOne).toBe(false);
  make.mockResolvedValue('first');
  const all = await Promise.all(Array.from({ length: 50 }, () => kept.get()));
  expect(new Set(all)).toEqual(new Set(['first']));
  expect(await kept.get()).toBe('first');
  expect(make).toHaveBeenCalledTimes(1);
});

it('makes another once the content has changed, and waits for it a moment', async () => {
  const kept = keeper();
  make.mockResolvedValueOnce('old').mockResolvedValueOnce('new');
  expect(await kept.get()).toBe('old');
  version = 2;
  expect(kept.hasOne).toBe(true);
  expect(await kept.get()).toBe('new');
  expect(await kept.get()).toBe('new');
  expect(make).toHaveBeenCalledTimes(2);
});

it('serves the last one while a slow one is made, one at a time', async () => {
  const kept = keeper({ first: 1000, next: 1 });
  const slow = Promise.withResolvers<string>();
  make.mockResolvedValueOnce('old').mockReturnValueOnce(slow.promise);
  await kept.get();
  version = 2;
  expect(await Promise.all([kept.get(), kept.get()])).toEqual(['old', 'old']);
  version = 3;
  expect(await kept.get()).toBe('old');
  expect(make).toHaveBeenCalledTimes(2);
  slow.resolve('of version 2');
  await slow.promise;
  make.mockResolvedValueOnce('of version 3');
  await expect.poll(() => kept.get()).toBe('of version 3');
  expect(make).toHaveBeenCalledTimes(3);
});

it('keeps the last good one when another cannot be made, and does not insist', async () => {
  const kept = keeper();
  make.mockResolvedValueOnce('good').mockRejectedValue(outage);
  await kept.get();
  version = 2;
  expect(await kept.get()).toBe('good');
  expect(await kept.get()).toBe('good');
  expect(make).toHaveBeenCalledTimes(2);
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(outage);
  now = 5001;
  make.mockResolvedValueOnce('better');
  expect(await kept.get()).toBe('better');
});

it('fails when there has never been one, and is asked again by the next', async () => {
  const kept = keeper();
  make.mockRejectedValueOnce(outage).mockResolvedValueOnce('first');
  await expect(kept.get()).rejects.toBe(outage);
  expect(await kept.get()).toBe('first');
});

it('does not keep a visitor waiting for the first for ever, and goes on making it', async () => {
  const kept = keeper({ first: 1, next: 1 });
  const slow = Promise.withResolvers<string>();
  make.mockReturnValueOnce(slow.promise);
  await expect(kept.get()).rejects.toMatchObject({ scope: 'Search', statusCode: 503 });
  slow.resolve('at last');
  await expect.poll(() => kept.get().catch(() => '')).toBe('at last');
  expect(make).toHaveBeenCalledTimes(1);
});
