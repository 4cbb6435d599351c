import fs from 'node:fs';
import path from 'node:path';
import { toolEnvironment } from './environment.ts';
import { Failure } from './failures.ts';
import { runNpm } from './npm.ts';
import type { App } from './paths.ts';
import { hashFiles, isDone, listInputs, once } from './stamp.ts';
import type { Task } from './task.ts';

const neededSpace = 500 * 1024 * 1024;

/** Installs an app's packages from its lockfile, unless that was done with this lockfile and this Node. */
export async function install(task: Task, app: App): Promise<void> {
  const folder = task.paths.app(app);
  if (!fs.existsSync(path.join(folder, 'package-lock.json'))) {
    throw new Failure(`${app}/package-lock.json is missing: restore it from the repository.`);
  }
  const stamp = {
    file: path.join(task.paths.stamps, `install-${app}`),
    output: path.join(folder, 'node_modules'),
    key: () => installKey(folder),
  };
  if (isDone(stamp)) return;
  await refuseFullDisk(task.paths.root);
  const name = `install of ${app}`;
  // npm's own patience makes a machine without network wait for minutes before it says so.
  const patience = ['--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000'];
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=warn', ...patience];
  await task.progress.step(name, (note) =>
    once({
      ...stamp,
      signal: task.signal,
      action: () =>
        runNpm(task, { name, app, args, env: toolEnvironment(), kind: 'install', note }),
    }),
  );
}

function installKey(folder: string): string {
  const files = listInputs(folder, ['package.json', 'package-lock.json', '.npmrc']);
  return hashFiles(folder, files, process.version, process.platform, process.arch);
}

export async function refuseFullDisk(folder: string, needed = neededSpace): Promise<void> {
  const { bavail, bsize } = await fs.promises.statfs(folder);
  const free = bavail * bsize;
  if (free >= needed) return;
  const megabytes = Math.floor(free / 1024 / 1024);
  throw new Failure(
    `The disk has only ${megabytes} MB free and an installation needs at least 500 MB: free some space, then try again.`,
  );
}
