import { expect, it } from 'vitest';
import { Gallery, type Made } from './gallery.server';

const LIMITS = { maxBytes: 100, atOnce: 1, waiting: 1 };
const made = (bytes = 10, isWhole = true): Made => ({ png: Buffer.alloc(bytes), isWhole });

/** A picture that is drawn when it is told to. */
function slow() {
  const { promise, resolve, reject } = Promise.withResolvers<Made>();
  const begin = Promise.withResolvers<void>();
  let begun = 0;
  const make = () => {
    begun += 1;
    begin.resolve();
    return promise;
  };
  const done = () => resolve(made());
  return { make, started: begin.promise, begun: () => begun, done, fail: reject };
}

it('is drawn once, however many ask, and kept', async () => {
  const gallery = new Gallery(LIMITS);
  const picture = slow();
  const asked = [1, 2, 3].map(() => gallery.get('a', picture.make));
  picture.done();
  const [first, second] = await Promise.all(asked);
  expect(first).toBe(second);
  expect(await gallery.get('a', picture.make)).toBe(first);
  expect(picture.begun()).toBe(1);
});

it('few are drawn at a time, few wait, and the others are sent away', async () => {
  const gallery = new Gallery(LIMITS);
  const [first, second] = [slow(), slow()];
  const drawn = gallery.get('a', first.make);
  await first.started;
  const waiting = gallery.get('b', second.make);
  expect(gallery.get('c', slow().make)).toBeNull();
  expect([first.begun(), second.begun()]).toEqual([1, 0]);
  first.done();
  await drawn;
  second.done();
  await waiting;
  expect(second.begun()).toBe(1);
});

it('one that fails is forgotten, and leaves its turn', async () => {
  const gallery = new Gallery(LIMITS);
  const [first, second] = [slow(), slow()];
  const drawn = gallery.get('a', first.make);
  const next = gallery.get('a2', second.make);
  first.fail(new Error('no ink'));
  await expect(drawn).rejects.toThrow('no ink');
  second.done();
  await next;
  expect(await gallery.get('a', async () => made())).toEqual(made());
});

it('keeps as many as there is room for, and none that lacks its picture', async () => {
  const gallery = new Gallery(LIMITS);
  let drawn = 0;
  const draw = (key: string, picture: Made) =>
    gallery.get(key, async () => {
      drawn += 1;
      return picture;
    });
  for (const key of ['a', 'b', 'c']) await draw(key, made(40));
  await draw('c', made(40));
  expect(drawn).toBe(3);
  await draw('a', made(40));
  expect(drawn).toBe(4);
  await draw('d', made(1, false));
  await draw('d', made(1, false));
  expect(drawn).toBe(6);
});
