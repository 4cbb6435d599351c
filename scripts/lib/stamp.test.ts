import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { temporaryFolder } from './sandbox.testing.ts';
import { hashFiles, listInputs, once } from './stamp.ts';

function newStep() {
  const folder = temporaryFolder();
  const output = path.join(folder, 'output');
  let runs = 0;
  let key = 'one';
  const step = {
    file: path.join(folder, 'stamps', 'step'),
    output,
    key: () => key,
    action: async () => {
      runs += 1;
      fs.mkdirSync(output, { recursive: true });
    },
  };
  return {
    step,
    runs: () => runs,
    changeInputs: () => {
      key = 'two';
    },
  };
}

test('a step is done once', async () => {
  const { step, runs } = newStep();
  await once(step);
  await once(step);
  assert.equal(runs(), 1);
});

test('a step is done again when its inputs changed', async () => {
  const { step, runs, changeInputs } = newStep();
  await once(step);
  changeInputs();
  await once(step);
  assert.equal(runs(), 2);
});

test('a step is done again when its output is gone', async () => {
  const { step, runs } = newStep();
  await once(step);
  fs.rmSync(step.output, { recursive: true });
  await once(step);
  assert.equal(runs(), 2);
});

test('an interrupted step is done again, even with the inputs of an earlier success', async () => {
  const { step, runs, changeInputs } = newStep();
  await once(step);
  const interrupted = {
    ...step,
    key: () => 'other',
    action: () => Promise.reject(new Error('stopped')),
  };
  await assert.rejects(once(interrupted), /stopped/);
  await once(step);
  assert.equal(runs(), 2);
  changeInputs();
});

test('two commands that need the same step do it once', async () => {
  const { step, runs } = newStep();
  await Promise.all([once(step), once(step)]);
  assert.equal(runs(), 1);
});

test('the key depends on names and contents, and not on what is left out', () => {
  const root = temporaryFolder();
  const write = (name: string, text: string) => fs.writeFileSync(path.join(root, name), text);
  fs.mkdirSync(path.join(root, 'app'));
  write('app/a.ts', '1');
  const key = () =>
    hashFiles(
      root,
      listInputs(root, ['app', 'absent'], (file) => !file.endsWith('.test.ts')),
    );
  const first = key();
  write('app/a.test.ts', 'test');
  assert.equal(key(), first);
  write('app/a.ts', '2');
  assert.notEqual(key(), first);
  write('app/a.ts', '1');
  assert.equal(key(), first);
  fs.renameSync(path.join(root, 'app/a.ts'), path.join(root, 'app/b.ts'));
  assert.notEqual(key(), first);
});
