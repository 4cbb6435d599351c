import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { Failure } from './failures.ts';
import { eventually, isAlive, readPid, temporaryFolder } from './sandbox.testing.ts';
import { type Rules, Supervisor } from './supervisor.ts';

const writePid = `require('node:fs').writeFileSync('pid', String(process.pid));`;
const stayUp = `setInterval(() => {}, 1000);`;
const obedient = `${writePid} process.on('disconnect', () => process.exit()); ${stayUp}`;

function supervise(program: string, rules: Partial<Rules> = {}) {
  const folder = temporaryFolder();
  const pidFile = path.join(folder, 'pid');
  const lines: string[] = [];
  const log = path.join(folder, 'service.log');
  const supervisor = new Supervisor(
    {
      name: 'service',
      command: process.execPath,
      args: ['-e', program],
      cwd: folder,
      env: process.env,
      log,
      shownLog: 'service.log',
      isHealthy: async () => isAlive(readPid(pidFile)),
      say: (line) => lines.push(line),
    },
    { pollEvery: 10, ...rules },
  );
  supervisor.finished.catch(() => {});
  return { supervisor, lines, log, pid: () => readPid(pidFile) };
}

async function crash({ pid }: { pid: () => number }): Promise<void> {
  const before = pid();
  assert.notEqual(before, 0);
  process.kill(before, 'SIGKILL');
  await eventually(() => pid() !== before && isAlive(pid()), 'a new process');
}

test('a crashed service is started again, and that is said', async () => {
  const service = supervise(obedient);
  await service.supervisor.ready;
  await crash(service);
  await eventually(() => service.lines.length === 2, 'both lines');
  assert.deepEqual(service.lines, [
    'The service crashed (signal SIGKILL): starting it again.',
    'The service answers again.',
  ]);
  await service.supervisor.stop();
  assert.equal(isAlive(service.pid()), false);
});

test('the third crash within a minute gives up, with the end of the log', async () => {
  const { supervisor, log } = supervise(`console.log('last words'); process.exit(3)`, {
    now: () => 0,
  });
  await assert.rejects(supervisor.finished, (error) => {
    assert.ok(error instanceof Failure);
    assert.equal(error.message, 'The service crashed 3 times within 60 s; its log is service.log.');
    assert.deepEqual(error.lines, ['last words', 'last words', 'last words']);
    return true;
  });
  await assert.rejects(supervisor.ready, Failure);
  assert.match(fs.readFileSync(log, 'utf8'), /last words/);
});

test('crashes further apart than a minute never give up', async () => {
  let now = 0;
  const service = supervise(obedient, { now: () => now });
  await service.supervisor.ready;
  for (let crashes = 0; crashes < 4; crashes += 1) {
    now += 30_001;
    await crash(service);
  }
  await service.supervisor.stop();
  await service.supervisor.finished;
});

test('a service that never answers is ended and given up', async () => {
  const { supervisor } = supervise(stayUp, { startLimit: 200 });
  await assert.rejects(supervisor.finished, /did not answer within 0.2 s/);
});

test('a stubborn service is killed', async () => {
  const service = supervise(`process.on('SIGTERM', () => {}); ${obedient}`, { grace: 100 });
  await service.supervisor.ready;
  await service.supervisor.stop();
  assert.equal(isAlive(service.pid()), false);
  await service.supervisor.finished;
  assert.deepEqual(service.lines, []);
});

test('what a service started ends with it', async () => {
  const grandchild = `${writePid} ${stayUp}`;
  const program = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(grandchild)}]); ${stayUp}`;
  const { supervisor, pid } = supervise(program);
  await supervisor.ready;
  await supervisor.stop();
  await eventually(() => !isAlive(pid()), 'the end of the grandchild');
});

test('no service outlives a supervisor that is killed', async () => {
  const folder = temporaryFolder();
  const program = `
    import { Supervisor } from ${JSON.stringify(path.join(import.meta.dirname, 'supervisor.ts'))};
    new Supervisor({
      name: 'service', command: process.execPath, args: ['-e', ${JSON.stringify(obedient)}],
      cwd: ${JSON.stringify(folder)}, env: process.env, log: ${JSON.stringify(path.join(folder, 'log'))},
      shownLog: 'log', isHealthy: async () => true, say: () => {},
    });`;
  const file = path.join(folder, 'supervise.mts');
  fs.writeFileSync(file, program);
  const parent = spawn(process.execPath, [file], { stdio: 'ignore' });
  const pid = () => readPid(path.join(folder, 'pid'));
  await eventually(() => isAlive(pid()), 'the service');
  parent.kill('SIGKILL');
  await eventually(() => !isAlive(pid()), 'the end of the service');
});
