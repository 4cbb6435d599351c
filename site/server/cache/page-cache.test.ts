import { describe, expect, it } from 'vitest';
import { type Made, PageCache, type Region } from './page-cache';

type Making = () => Promise<Made<string, string>>;

/** A cache whose clock, day and generation the test sets. */
function newCache(maxBytes = 1000) {
  const world = { generation: 0, day: '2026-11-15', now: 0 };
  const cache = new PageCache<string, string>({
    maxBytes,
    freshMs: 60_000,
    doubtfulMs: 5000,
    generation: () => world.generation,
    day: () => world.day,
    now: () => world.now,
  });
  return { cache, world };
}

type About = { region?: Region; bytes?: number; isDoubtful?: boolean };

const page =
  (text: string, { region = 'pages', bytes = 10, isDoubtful = false }: About = {}): Making =>
  async () => ({ kept: { page: text, bytes, region, isDoubtful } });

const failing: Making = async () => ({ passing: '503', isFailure: true });
const gone: Making = async () => ({ passing: '301', isFailure: false });
const mustNot: Making = () => Promise.reject(new Error('made again'));

describe('a kept page', () => {
  it('says how often it was asked for since it was made', async () => {
    const { cache, world } = newCache();
    expect(cache.wanted('/')).toBe(0);
    await cache.read('/', page('first'));
    for (let visit = 0; visit < 3; visit += 1) cache.fresh('/');
    await cache.read('/', mustNot);
    cache.isFresh('/');
    cache.held('/');
    expect(cache.wanted('/')).toBe(4);
    world.generation += 1;
    cache.fresh('/');
    await cache.read('/', page('second'));
    await cache.renew('/', mustNot);
    expect(cache.wanted('/')).toBe(0);
  });

  it('is made once, however many ask for it at a time', async () => {
    const { cache } = newCache();
    const { promise, resolve } = Promise.withResolvers<Made<string, string>>();
    let calls = 0;
    const making = () => {
      calls += 1;
      return promise;
    };
    const asked = [cache.read('/', making), cache.read('/', making)];
    resolve(await page('first')());
    expect(await Promise.all(asked)).toEqual([
      { page: 'first', from: 'made' },
      { page: 'first', from: 'made' },
    ]);
    expect(calls).toBe(1);
    expect(await cache.read('/', mustNot)).toEqual({ page: 'first', from: 'kept' });
    expect(cache.fresh('/')).toBe('first');
  });

  it('once it is old, is sent a last time while the new one is made', async () => {
    const { cache, world } = newCache();
    await cache.read('/', page('old'));
    world.now = 60_001;
    expect(cache.fresh('/')).toBeUndefined();
    expect(await cache.read('/', page('new'))).toEqual({ page: 'old', from: 'stale' });
    expect(await cache.read('/', mustNot)).toEqual({ page: 'new', from: 'kept' });
  });

  it('is made with the knowledge whether somebody waits for it', async () => {
    const { cache, world } = newCache();
    const awaited: boolean[] = [];
    const noting = (text: string, about?: About) => (isAwaited: boolean) => {
      awaited.push(isAwaited);
      return page(text, about)();
    };
    await cache.read('/', noting('first'));
    world.generation += 1;
    await cache.read('/', noting('second'));
    world.day = '2026-11-16';
    await cache.read('/', noting('third'));
    await cache.read('/gone', noting('none', { region: 'missing' }));
    world.generation += 1;
    await cache.read('/gone', noting('none', { region: 'missing' }));
    expect(awaited).toEqual([true, false, true, true, true]);
  });

  it('is recent for as long as one says, unless it is old or in doubt', async () => {
    const { cache, world } = newCache();
    await cache.read('/', page('sure'));
    await cache.read('/doubtful', page('doubtful', { isDoubtful: true }));
    expect(cache.recent('/', 5000)).toBe('sure');
    expect(cache.recent('/doubtful', 5000)).toBeUndefined();
    expect(cache.recent('/none', 5000)).toBeUndefined();
    world.now = 5000;
    expect(cache.recent('/', 5000)).toBeUndefined();
    expect(cache.recent('/', 5001)).toBe('sure');
    world.generation += 1;
    expect(cache.recent('/', 5001)).toBeUndefined();
  });

  it('of yesterday is not sent today, unless there is no other', async () => {
    const { cache, world } = newCache();
    await cache.read('/', page('yesterday'));
    world.day = '2026-11-16';
    expect(await cache.read('/', page('today'))).toEqual({ page: 'today', from: 'made' });
    world.day = '2026-11-17';
    expect(await cache.read('/', failing)).toEqual({ page: 'today', from: 'stale' });
  });
});

describe('after a clear', () => {
  it('the last good page is sent while the new one is made, and never after', async () => {
    const { cache, world } = newCache();
    await cache.read('/', page('old'));
    world.generation += 1;
    const { promise, resolve } = Promise.withResolvers<Made<string, string>>();
    expect(await cache.read('/', () => promise)).toEqual({ page: 'old', from: 'stale' });
    expect(await cache.read('/', mustNot)).toEqual({ page: 'old', from: 'stale' });
    resolve(await page('new')());
    await cache.renew('/', mustNot);
    expect(await cache.read('/', mustNot)).toEqual({ page: 'new', from: 'kept' });
  });

  it.each([
    ['fails', failing],
    ['throws', mustNot],
  ])(
    'the last good one stays where making %s, and is left alone for a while',
    async (_, making) => {
      const { cache, world } = newCache();
      await cache.read('/', page('old'));
      world.generation += 1;
      expect(await cache.read('/', making)).toEqual({ page: 'old', from: 'stale' });
      await cache.renew('/', making).catch(() => undefined);
      expect(await cache.read('/', mustNot)).toEqual({ page: 'old', from: 'kept' });
      world.now = 5001;
      await cache.renew('/', page('new'));
      expect(cache.fresh('/')).toBe('new');
    },
  );

  it('a page that was missing is waited for', async () => {
    const { cache, world } = newCache();
    await cache.read('/', page('not found', { region: 'missing' }));
    world.generation += 1;
    const { promise, resolve } = Promise.withResolvers<Made<string, string>>();
    const asked = cache.read('/', () => promise);
    setTimeout(async () => resolve(await page('there')()), 60);
    expect(await asked).toEqual({ page: 'there', from: 'made' });
  });

  it('a page that is no more is not sent any more', async () => {
    const { cache, world } = newCache();
    await cache.read('/', page('old'));
    world.generation += 1;
    await cache.renew('/', gone);
    expect(await cache.read('/', gone)).toEqual({ passing: '301', isFailure: false });
  });

  it('what was begun before it is neither shared nor kept as new', async () => {
    const { cache, world } = newCache();
    const { promise, resolve } = Promise.withResolvers<Made<string, string>>();
    const before = cache.read('/', () => promise);
    world.generation += 1;
    expect(await cache.read('/', page('after'))).toEqual({ page: 'after', from: 'made' });
    resolve(await page('before')());
    await before;
    expect(cache.fresh('/')).toBe('after');
  });
});

describe('when what could not be had is there again', () => {
  it('a page that was made without it is old, and the others are not', async () => {
    const { cache } = newCache();
    await cache.read('/', page('whole'));
    await cache.read('/campus', page('half', { isDoubtful: true }));
    expect(cache.fresh('/campus')).toBe('half');
    cache.liftDoubts();
    expect(cache.fresh('/')).toBe('whole');
    expect(await cache.read('/campus', page('whole'))).toEqual({ page: 'half', from: 'stale' });
    expect(await cache.read('/campus', mustNot)).toEqual({ page: 'whole', from: 'kept' });
  });

  it('so is the last good one that stood in', async () => {
    const { cache, world } = newCache();
    await cache.read('/', page('old'));
    world.generation += 1;
    await cache.renew('/', failing);
    expect(cache.fresh('/')).toBe('old');
    cache.liftDoubts();
    expect(cache.fresh('/')).toBeUndefined();
  });

  it('so is what was being made, unless it is whole', async () => {
    const { cache } = newCache();
    const half = Promise.withResolvers<Made<string, string>>();
    const whole = Promise.withResolvers<Made<string, string>>();
    const asked = [
      cache.read('/half', () => half.promise),
      cache.read('/whole', () => whole.promise),
    ];
    cache.liftDoubts();
    half.resolve(await page('half', { isDoubtful: true })());
    whole.resolve(await page('whole')());
    await Promise.all(asked);
    expect(cache.fresh('/half')).toBeUndefined();
    expect(cache.fresh('/whole')).toBe('whole');
  });

  it('a doubtful page is made again after a while anyway', async () => {
    const { cache, world } = newCache();
    await cache.read('/', page('half', { isDoubtful: true }));
    world.now = 5001;
    expect(cache.fresh('/')).toBeUndefined();
  });
});

describe('room', () => {
  it('is bounded by bytes, and the page in use stays', async () => {
    const { cache } = newCache(1000);
    await cache.read('/', page('hot'));
    for (let number = 0; number < 500; number += 1) {
      await cache.read(`/${number}`, page(`${number}`));
      expect(cache.fresh('/')).toBe('hot');
    }
    expect(cache.bytes).toBeLessThanOrEqual(1000);
  });

  it.each(['queries', 'missing'] as const)('of %s takes none from the pages', async (region) => {
    const { cache } = newCache(1000);
    await cache.read('/', page('cold'));
    for (let number = 0; number < 500; number += 1)
      await cache.read(`/?q=${number}`, page(`${number}`, { region }));
    expect(cache.fresh('/')).toBe('cold');
  });

  it('a page that is too large is sent, and not kept', async () => {
    const { cache } = newCache(100);
    expect(await cache.read('/', page('large', { bytes: 101 }))).toEqual({
      page: 'large',
      from: 'made',
    });
    expect(cache.fresh('/')).toBeUndefined();
  });
});
