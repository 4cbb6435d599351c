import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pathsFrom } from './paths.ts';
import { Progress } from './progress.ts';
import { type Task, together } from './task.ts';

const task: Task = {
  paths: pathsFrom('/nowhere'),
  progress: new Progress({ write: () => true }),
  signal: new AbortController().signal,
};

test('work done together gives its results in order', async () => {
  assert.deepEqual(await together(task, [async () => 'site', async () => 'cms']), ['site', 'cms']);
});

test('the first failure stops the other work, and is the one that is told', async () => {
  let stopped = false;
  const patient = ({ signal }: Task) =>
    new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => {
        stopped = true;
        reject(new Error('stopped because of the other'));
      });
    });
  const failing = () => Promise.reject(new Error('no network'));
  await assert.rejects(together(task, [patient, failing]), { message: 'no network' });
  assert.equal(stopped, true);
});
