import path from 'node:path';
import { run } from './command.ts';
import { toolEnvironment } from './environment.ts';
import { Failure } from './failures.ts';
import { install } from './install.ts';
import type { Task } from './task.ts';

/** Makes files of the site that are kept in the repository, by a program of its own. */
export async function generate(task: Task, name: string, program: string): Promise<void> {
  await install(task, 'site');
  const log = path.join(task.paths.logs, `${name}.log`);
  await task.progress.step(name, async (note) => {
    const { code, reason } = await run({
      command: process.execPath,
      args: [program],
      cwd: task.paths.app('site'),
      env: toolEnvironment(),
      log,
      signal: task.signal,
      onLine: note,
    });
    if (code === 0) return;
    throw new Failure(`The ${name} failed: ${reason}; its full log is ${task.paths.shown(log)}.`);
  });
}
