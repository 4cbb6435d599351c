import { expect, it } from 'vitest';
import { SlidingWindow } from './window.server';

it('takes so many in any span of time, and says how long the next one waits', () => {
  const window = new SlidingWindow({ most: 2, withinMs: 1000 });
  const waits = [0, 400, 500, 999, 1000, 1001, 1400, 1401].map((now) =>
    window.wait('192.0.2.1', now),
  );
  expect(waits).toEqual([0, 0, 500, 1, 0, 399, 0, 599]);
});

it('counts each address by itself', () => {
  const window = new SlidingWindow({ most: 1, withinMs: 1000 });
  expect([window.wait('192.0.2.1', 0), window.wait('192.0.2.2', 0)]).toEqual([0, 0]);
});

it.each([
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', true],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::', true],
  ['2001:db8::1', '2001:db8:0:0:7::1', true],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
  ['::1', '::2', true],
])('%s and %s are of one household: %s', (one, other, same) => {
  const window = new SlidingWindow({ most: 1, withinMs: 1000 });
  window.wait(one, 0);
  expect(window.wait(other, 0) > 0).toBe(same);
});

it('remembers the addresses it heard of last, and no more than it was told to', () => {
  const window = new SlidingWindow({ most: 1, withinMs: 1000, addresses: 2 });
  for (const address of ['a', 'b', 'c']) window.wait(address, 0);
  expect(['c', 'b', 'a'].map((address) => window.wait(address, 1))).toEqual([999, 999, 0]);
});
