import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { run } from './command.ts';
import { eventually, isAlive, readPid, temporaryFolder } from './sandbox.testing.ts';

const hang = `require('node:fs').writeFileSync('pid', String(process.pid)); setInterval(() => {}, 1000);`;

function command(program: string) {
  const cwd = temporaryFolder();
  const log = path.join(cwd, 'logs', 'command.log');
  return { command: process.execPath, args: ['-e', program], cwd, env: process.env, log };
}

test('a command gives its exit code and its output, and leaves a log', async () => {
  const asked = command(`console.log('out'); console.error('err'); process.exitCode = 3`);
  const outcome = await run(asked);
  assert.equal(outcome.code, 3);
  assert.deepEqual(outcome.output.trim().split('\n').sort(), ['err', 'out']);
  assert.match(fs.readFileSync(asked.log, 'utf8'), /out/);
});

test('a program that does not exist is an outcome, not an exception', async () => {
  const outcome = await run({ ...command(''), command: 'parvis-no-such-program' });
  assert.equal(outcome.code, 127);
});

test('a log that cannot be written does not stop the command', async () => {
  const asked = command(`console.log('out')`);
  const outcome = await run({ ...asked, log: path.join(process.execPath, 'log') });
  assert.equal(outcome.output, 'out\n');
});

test('a stopped command ends before the caller goes on', async () => {
  const asked = command(hang);
  const stop = new AbortController();
  const ended = run({ ...asked, signal: stop.signal });
  const pid = () => readPid(path.join(asked.cwd, 'pid'));
  await eventually(() => isAlive(pid()), 'the command');
  stop.abort();
  await assert.rejects(ended, { name: 'AbortError' });
  assert.equal(isAlive(pid()), false);
});

test('no command outlives a caller that is killed', async () => {
  const { command: program, args, cwd } = command(hang);
  const file = path.join(cwd, 'call.mts');
  const asked = JSON.stringify({ command: program, args, cwd });
  const module = JSON.stringify(path.join(import.meta.dirname, 'command.ts'));
  fs.writeFileSync(
    file,
    `import { run } from ${module}; await run({ ...${asked}, env: process.env });`,
  );
  const caller = spawn(process.execPath, [file], { stdio: 'ignore' });
  const pid = () => readPid(path.join(cwd, 'pid'));
  await eventually(() => isAlive(pid()), 'the command');
  caller.kill('SIGKILL');
  await eventually(() => !isAlive(pid()), 'the end of the command');
});
