import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { eventually, isAlive, readPid, temporaryFolder } from './lib/sandbox.testing.ts';

/** A copy of run.mjs whose only task is the given program. */
function newRepository(program: string) {
  const root = temporaryFolder();
  fs.mkdirSync(path.join(root, 'scripts', 'lib'), { recursive: true });
  for (const name of ['run.mjs', path.join('lib', 'failures.json')]) {
    fs.copyFileSync(path.join(import.meta.dirname, name), path.join(root, 'scripts', name));
  }
  fs.writeFileSync(path.join(root, 'scripts', 'check.ts'), program);
  const { npm_lifecycle_event: _, ...env } = process.env;
  const options = { cwd: root, env };
  return { pid: () => readPid(path.join(root, 'pid')), options };
}

const hang = `import fs from 'node:fs';
process.on('SIGTERM', () => process.exit(7));
process.on('disconnect', () => process.exit());
fs.writeFileSync('pid', String(process.pid));
setInterval(() => {}, 1000);`;

test('the task gets the arguments, and its exit code is ours', () => {
  const { options } = newRepository(`process.exit(process.argv[2] === 'given' ? 5 : 6)`);
  assert.equal(
    spawnSync(process.execPath, ['scripts/run.mjs', 'check', 'given'], options).status,
    5,
  );
});

test('an unknown task is one sentence', () => {
  const { options } = newRepository('');
  const { status, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'fly'], options);
  assert.equal(status, 1);
  assert.equal(
    String(stderr),
    'Unknown task "fly": the known ones are start, dev, check, test, cluster, format, bench, looks, icons, map, communes, fonts, plates, licences, guide, pictures, backup, restore, redirects.\n',
  );
});

test('a signal is passed on', async () => {
  const { pid, options } = newRepository(hang);
  const runner = spawn(process.execPath, ['scripts/run.mjs', 'check'], options);
  await eventually(() => isAlive(pid()), 'the task');
  runner.kill('SIGTERM');
  assert.deepEqual(await once(runner, 'exit'), [7, null]);
});

test('the task does not outlive us, even when we are killed', async () => {
  const { pid, options } = newRepository(hang);
  const runner = spawn(process.execPath, ['scripts/run.mjs', 'check'], options);
  await eventually(() => isAlive(pid()), 'the task');
  runner.kill('SIGKILL');
  await eventually(() => !isAlive(pid()), 'the end of the task');
});
