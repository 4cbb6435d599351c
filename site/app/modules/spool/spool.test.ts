import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Refused } from './refused.server';
import { Spool } from './spool.server';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'parvis-spool-'));
});

afterEach(async () => {
  vi.useRealTimers();
  await rm(folder, { recursive: true, force: true });
});

it('gives what was put back, in the order of the places, whenever each was written', async () => {
  const spool = new Spool(folder);
  const [first, second, third] = [spool.place(), spool.place(), spool.place()];
  for (const place of [third, first, second]) await spool.put(place, { place });
  expect(await spool.waiting()).toEqual([first, second, third]);
  expect(await spool.read(second)).toEqual({ value: { place: second } });
  await spool.remove(first);
  await spool.remove(first);
  expect(await spool.waiting()).toEqual([second, third]);
  expect(await spool.read(first)).toBeUndefined();
});

it('puts what comes after a restart behind what is there, even if the clock was set back', async () => {
  const before = new Spool(folder);
  const early = before.place();
  await before.put(early, 1);
  vi.useFakeTimers({ now: new Date('2001-01-01'), toFake: ['Date'] });
  const after = new Spool(folder);
  await after.open();
  const late = after.place();
  await after.put(late, 2);
  expect(await after.waiting()).toEqual([early, late]);
});

it('never gives the same place to two processes', () => {
  vi.useFakeTimers({ now: new Date('2026-11-15'), toFake: ['Date'] });
  expect(new Spool(folder).place()).not.toBe(new Spool(folder).place());
});

it('tries its disk, and leaves nothing on it', async () => {
  await new Spool(folder).check();
  expect(await readdir(folder)).toEqual(['refused']);
  const file = path.join(folder, 'file');
  await writeFile(file, '');
  await expect(new Spool(path.join(file, 'spool')).check()).rejects.toThrow('ENOTDIR');
});

it('has nothing waiting before its folder is made', async () => {
  const spool = new Spool(path.join(folder, 'not', 'yet'));
  expect(await spool.waiting()).toEqual([]);
  expect(await spool.refused()).toBe(0);
});

it('keeps what is refused, out of the way', async () => {
  const spool = new Spool(folder);
  const place = spool.place();
  await spool.put(place, 'x');
  await spool.refuse(place);
  await spool.refuse(place);
  expect(await spool.waiting()).toEqual([]);
  expect(await spool.refused()).toBe(1);
  expect(await readFile(path.join(folder, 'refused', place), 'utf8')).toBe('"x"');
});

it('refuses a file that is no JSON, without a word of it', async () => {
  await writeFile(path.join(folder, '1-a.json'), '{"firstName":"Cam');
  const reading = new Spool(folder).read('1-a.json');
  await expect(reading).rejects.toThrow(Refused);
  await expect(reading).rejects.not.toThrow(/Cam/);
});

it('leaves no part of what could not be written', async () => {
  const spool = new Spool(folder);
  const circle: Record<string, unknown> = {};
  circle.circle = circle;
  await expect(spool.put(spool.place(), circle)).rejects.toThrow();
  expect(await readdir(folder)).toEqual(['refused']);
});

it('sweeps away what was never finished, and not what is being written', async () => {
  const old = new Date(Date.now() - 120_000);
  for (const name of ['1-a.tmp', '2-a.tmp', '3-a.json'])
    await writeFile(path.join(folder, name), '');
  for (const name of ['1-a.tmp', '3-a.json']) await utimes(path.join(folder, name), old, old);
  await new Spool(folder).sweep();
  expect((await readdir(folder)).toSorted()).toEqual(['2-a.tmp', '3-a.json']);
});

it('takes what was left long ago, or put back, for its own', () => {
  const [spool, other] = [new Spool('a'), new Spool('a')];
  const place = other.place();
  expect([spool.isOwn(place), other.isOwn(place)]).toEqual([false, true]);
  expect(spool.isOwn('000001000000000-0a0b0c0d.json')).toBe(true);
});
