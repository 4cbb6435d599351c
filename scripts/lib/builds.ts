import fs from 'node:fs';
import path from 'node:path';
import { errorCode, Failure } from './failures.ts';
import { hashFiles, listInputs } from './stamp.ts';

const kept = 3;
const isTest = (file: string) => /\.test\.tsx?$/.test(file);

/** As the site is served, or with the page that shows every piece it is made of, for tests to photograph. */
export type Mode = 'production' | 'styleguide';

/** Two schools are two builds, and what only the one has does not make the other anew. */
export function buildKey(site: string, school: string, mode: Mode = 'production'): string {
  const configuration = fs
    .readdirSync(site, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.md'))
    .map((entry) => entry.name);
  const inputs = ['app', 'server', 'worker', path.join('schools', school), ...configuration];
  if (mode === 'styleguide') inputs.push('styleguide');
  return hashFiles(
    site,
    listInputs(site, inputs, (file) => !isTest(file)),
    `${school} ${mode}`,
  );
}

export function hasBuild(builds: string, key: string): boolean {
  return fs.existsSync(path.join(builds, key));
}

/** Makes the build in a folder of its own and gives it its name when it is whole: a half build is never found. */
export async function makeBuild(
  builds: string,
  key: string,
  build: (folder: string) => Promise<void>,
): Promise<void> {
  const temporary = path.join(builds, `.tmp-${process.pid}`);
  try {
    fs.rmSync(temporary, { recursive: true, force: true });
    fs.mkdirSync(builds, { recursive: true });
    await build(temporary);
    if (!fs.existsSync(path.join(temporary, 'server', 'index.js'))) {
      throw new Failure('The site build ended well but left no server/index.js.');
    }
    moveInto(temporary, path.join(builds, key));
  } finally {
    fs.rmSync(temporary, { recursive: true, force: true });
  }
}

function moveInto(temporary: string, folder: string): void {
  try {
    fs.renameSync(temporary, folder);
  } catch (error) {
    // Another command finished the same build first.
    if (errorCode(error) !== 'ENOTEMPTY' && errorCode(error) !== 'EEXIST') throw error;
  }
}

/** Marks the build as used by this process, then removes what nobody uses beyond the most recent ones. */
export function useBuild(builds: string, key: string): string {
  const folder = path.join(builds, key);
  const now = new Date();
  fs.utimesSync(folder, now, now);
  fs.appendFileSync(path.join(builds, `.used-by-${process.pid}`), `${key}\n`);
  prune(builds);
  return folder;
}

export function prune(builds: string): void {
  const used = new Set<string>();
  const found: { name: string; time: number }[] = [];
  for (const name of fs.readdirSync(builds)) {
    const file = path.join(builds, name);
    const pid = /^\.(?:tmp|used-by)-(\d+)$/.exec(name)?.[1];
    if (pid === undefined) found.push({ name, time: fs.statSync(file).mtimeMs });
    else if (!isAlive(Number(pid))) fs.rmSync(file, { recursive: true, force: true });
    else if (name.startsWith('.used-by-'))
      for (const key of fs.readFileSync(file, 'utf8').split('\n')) used.add(key);
  }
  found.sort((one, other) => other.time - one.time);
  for (const { name } of found.slice(kept)) {
    if (!used.has(name)) fs.rmSync(path.join(builds, name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}
