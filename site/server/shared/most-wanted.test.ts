import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MostWantedFirst } from './most-wanted';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Pages that are made when the test says so, and the order in which they were begun. */
function workshop() {
  const begun: string[] = [];
  const open = new Map<string, PromiseWithResolvers<string>>();
  const orders = new MostWantedFirst((key) => {
    begun.push(key);
    const made = Promise.withResolvers<string>();
    open.set(key, made);
    return made.promise;
  });
  const end = async (key: string) => {
    open.get(key)?.resolve(`page of ${key}`);
    await vi.advanceTimersByTimeAsync(0);
  };
  const fail = async (key: string) => {
    open.get(key)?.reject(new Error('no'));
    await vi.advanceTimersByTimeAsync(0);
  };
  return { orders, begun, end, fail };
}

it('begins with what most ask for, two at a time', async () => {
  const { orders, begun, end } = workshop();
  const pages = ['/a', '/b', '/c', '/d'].map((key, index) => orders.order(key, index + 1));
  await vi.advanceTimersByTimeAsync(20);
  expect(begun).toEqual(['/d', '/c']);
  await end('/c');
  expect(begun).toEqual(['/d', '/c', '/b']);
  await end('/d');
  expect(begun).toEqual(['/d', '/c', '/b', '/a']);
  await end('/a');
  await end('/b');
  expect(await Promise.all(pages)).toEqual(['/a', '/b', '/c', '/d'].map((key) => `page of ${key}`));
});

it('makes once what several want, who count together', async () => {
  const { orders, begun, end } = workshop();
  void orders.order('/rare', 3);
  const wanted = [orders.order('/often', 2), orders.order('/often', 2)];
  await vi.advanceTimersByTimeAsync(20);
  expect(begun).toEqual(['/often', '/rare']);
  await end('/often');
  expect(await Promise.all(wanted)).toEqual(['page of /often', 'page of /often']);
});

it('makes anew what is wanted again while it is being made', async () => {
  const { orders, begun } = workshop();
  void orders.order('/a', 0);
  void orders.order('/a', 0);
  expect(begun).toEqual(['/a', '/a']);
});

it('goes on after one that failed, and says so to whoever wanted it', async () => {
  const { orders, begun, fail } = workshop();
  const [first] = ['/a', '/b', '/c'].map((key) => orders.order(key, 0));
  const told = expect(first).rejects.toThrow('no');
  await fail('/a');
  await told;
  expect(begun).toEqual(['/a', '/b', '/c']);
});

it('waits for no other where nobody has asked for the page', () => {
  const { orders, begun } = workshop();
  void orders.order('/a', 0);
  expect(begun).toEqual(['/a']);
});

it('leaves out what nobody waits for any more', async () => {
  const { orders, begun, end } = workshop();
  const [, , late] = ['/a', '/b', '/c'].map((key) => orders.order(key, 0));
  await vi.advanceTimersByTimeAsync(5000);
  await end('/a');
  expect(await late).toBeUndefined();
  expect(begun).toEqual(['/a', '/b']);
});
