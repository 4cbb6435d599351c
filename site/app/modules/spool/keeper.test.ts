import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Keeper } from './keeper.server';
import { Refused } from './refused.server';
import { Spool } from './spool.server';

let folder: string;
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'parvis-keeper-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

/** A receiver that answers as it is told to, and pauses that last until the test says so. */
function keeping(at = folder) {
  const spool = new Spool(at);
  const taken: unknown[] = [];
  const pauses: number[] = [];
  const receiver = { answer: (_content: unknown): Promise<void> => Promise.resolve() };
  let resume = Promise.withResolvers<void>();
  const keeper = new Keeper({
    spool,
    log,
    deliver: async (content) => {
      await receiver.answer(content);
      taken.push(content);
    },
    wait: (ms) => {
      pauses.push(ms);
      resume = Promise.withResolvers();
      return resume.promise;
    },
  });
  const paused = (times: number) => expect.poll(() => pauses.length).toBe(times);
  return { keeper, spool, taken, pauses, paused, receiver, resume: () => resume.resolve() };
}

const down = () => Promise.reject(new Error('down'));
const empty = (spool: Spool) => expect.poll(() => spool.waiting()).toEqual([]);

it('delivers at once when it can, and writes nothing', async () => {
  const { keeper, spool, taken } = keeping();
  await keeper.keep('a');
  expect(taken).toEqual(['a']);
  expect(await spool.waiting()).toEqual([]);
});

it('keeps in order what cannot be delivered, with growing pauses, and nothing overtakes', async () => {
  const { keeper, spool, taken, pauses, paused, receiver, resume } = keeping();
  receiver.answer = down;
  await keeper.keep('a');
  await paused(1);
  receiver.answer = () => Promise.resolve();
  await keeper.keep('b');
  await keeper.keep('c');
  expect(taken).toEqual([]);
  expect(await spool.waiting()).toHaveLength(3);
  receiver.answer = down;
  resume();
  await paused(2);
  receiver.answer = () => Promise.resolve();
  resume();
  await empty(spool);
  expect(taken).toEqual(['a', 'b', 'c']);
  expect(pauses).toEqual([500, 1000]);
  await keeper.keep('d');
  expect(taken).toEqual(['a', 'b', 'c', 'd']);
});

it('keeps what comes at once in the order it came', async () => {
  const { keeper, spool, taken, receiver, resume, paused } = keeping();
  receiver.answer = down;
  const all = Array.from({ length: 30 }, (_, index) => index);
  await Promise.all(all.map((index) => keeper.keep(index)));
  await paused(1);
  receiver.answer = () => Promise.resolve();
  resume();
  await empty(spool);
  expect(taken).toEqual(all);
});

it('leaves to another process with the same folder what that one has to deliver', async () => {
  const both = [keeping(), keeping()];
  for (const { keeper, receiver } of both) {
    receiver.answer = down;
    for (let index = 0; index < 20; index += 1) await keeper.keep(index);
  }
  for (const { paused } of both) await paused(1);
  for (const { receiver, resume } of both) {
    receiver.answer = () => setImmediate();
    resume();
  }
  const all = Array.from({ length: 20 }, (_, index) => index);
  for (const { spool, taken } of both) {
    await empty(spool);
    expect(taken).toEqual(all);
  }
});

it('tells whoever brought it what is refused, and keeps nothing of it', async () => {
  const { keeper, spool, receiver } = keeping();
  receiver.answer = () => Promise.reject(new Refused('no'));
  await expect(keeper.keep('a')).rejects.toThrow(Refused);
  expect(await spool.waiting()).toEqual([]);
});

it('sets aside what is refused later, and goes on', async () => {
  const { keeper, spool, taken, receiver, resume, paused } = keeping();
  receiver.answer = down;
  await keeper.keep('bad');
  await keeper.keep('good');
  await paused(1);
  receiver.answer = (content) =>
    content === 'bad' ? Promise.reject(new Refused('no')) : Promise.resolve();
  resume();
  await empty(spool);
  expect(taken).toEqual(['good']);
  expect(await spool.refused()).toBe(1);
});

it('rejects when there is neither a receiver nor a disk, and starts all the same', async () => {
  const file = path.join(folder, 'file');
  await writeFile(file, '');
  const { keeper, taken, receiver } = keeping(path.join(file, 'spool'));
  await keeper.start();
  await keeper.keep('a');
  receiver.answer = down;
  await expect(keeper.keep('b')).rejects.toThrow('ENOTDIR');
  expect(taken).toEqual(['a']);
});

it('delivers past what waits when the disk takes no more: late is better than lost', async () => {
  const { keeper, spool, taken, receiver, paused } = keeping();
  receiver.answer = down;
  await keeper.keep('a');
  await paused(1);
  receiver.answer = () => Promise.resolve();
  vi.spyOn(spool, 'put').mockRejectedValue(new Error('ENOSPC'));
  await keeper.keep('b');
  expect(taken).toEqual(['b']);
  expect(await spool.waiting()).toHaveLength(1);
});

it('begins with what an earlier process left', async () => {
  const before = keeping();
  before.receiver.answer = down;
  await before.keeper.keep('a');
  await before.keeper.keep('b');
  const { keeper, spool, taken } = keeping();
  await keeper.start();
  await empty(spool);
  expect(taken).toEqual(['a', 'b']);
});

it('delivers what waits on a disk that takes no more, and tells of the disk', async () => {
  const { keeper, spool, taken } = keeping();
  await spool.put(spool.place(), 'a');
  vi.spyOn(spool, 'check').mockRejectedValue(new Error('EROFS'));
  await keeper.start();
  await empty(spool);
  expect(taken).toEqual(['a']);
  expect(log.error).toHaveBeenCalledWith(
    { err: new Error('EROFS') },
    expect.stringContaining('the spool cannot be used'),
  );
});
