import { expect, it, vi } from 'vitest';
import { derived } from './index';

it('is made once of the same thing and the same key', () => {
  const make = vi.fn((all: number[], times: number) => all.map((each) => each * times));
  const made = derived(make);
  const all = [1, 2];
  expect(made(all, 2)).toEqual([2, 4]);
  expect(made(all, 2)).toBe(made(all, 2));
  expect(make).toHaveBeenCalledTimes(1);
  expect(made([1, 2], 2)).toEqual([2, 4]);
  expect(make).toHaveBeenCalledTimes(2);
});

it('is made anew for another key', () => {
  const made = derived((all: number[], times: number) => all.map((each) => each * times));
  const all = [1, 2];
  expect([made(all, 2), made(all, 3), made(all, 2)]).toEqual([
    [2, 4],
    [3, 6],
    [2, 4],
  ]);
});
