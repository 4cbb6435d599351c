import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { test } from 'node:test';
import { withLock } from './lock.ts';

const lock = path.join(import.meta.dirname, 'lock.ts');
const name = `lock.test.ts ${process.pid}`;

test('only one holds the lock at a time', async () => {
  let inside = 0;
  let most = 0;
  const work = async () => {
    inside += 1;
    most = Math.max(most, inside);
    await new Promise(setImmediate);
    inside -= 1;
  };
  await Promise.all([1, 2, 3].map(() => withLock(name, work)));
  assert.equal(most, 1);
});

test('a process that is killed leaves no lock behind', async () => {
  const script = `
    const { withLock } = await import(${JSON.stringify(lock)});
    await withLock(${JSON.stringify(name)}, () => new Promise(() => {
      console.log('held');
      setInterval(() => {}, 1000);
    }));
  `;
  const holder = spawn(process.execPath, ['--input-type=module', '-e', script]);
  await once(holder.stdout, 'data');
  const waiting = withLock(name, async () => 'mine');
  holder.kill('SIGKILL');
  assert.equal(await waiting, 'mine');
});

test('waiting for the lock ends with the signal', async () => {
  const stop = new AbortController();
  await withLock(name, async () => {
    const waiting = withLock(name, async () => 'never', stop.signal);
    stop.abort();
    await assert.rejects(waiting, { name: 'AbortError' });
  });
});
