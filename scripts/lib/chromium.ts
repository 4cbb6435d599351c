import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type Command, run } from './command.ts';
import { toolEnvironment } from './environment.ts';
import { Failure } from './failures.ts';
import { npmCommand } from './npm.ts';
import type { Task } from './task.ts';

/** The path of a Chromium that runs, installed now if the machine has none. */
export async function ensureChromium(task: Task): Promise<string> {
  const found = await findChromium(task);
  if (found !== undefined) return found;
  for (const attempt of installers(task)) {
    await task.progress.step(attempt.name, (note) => runAll(task, attempt.commands, note));
    const installed = await findChromium(task);
    if (installed !== undefined) return installed;
  }
  throw new Failure(
    'Chromium was not found and could not be installed: install it, or set CHROMIUM_PATH to its program.',
  );
}

async function findChromium(task: Task): Promise<string | undefined> {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (await works(task, given)) return given;
    throw new Failure(
      `CHROMIUM_PATH is "${given}", which does not run: set it to Chromium's program.`,
    );
  }
  const names = ['chromium', 'chromium-browser', 'google-chrome'];
  for (const candidate of [...names.map(onPath), playwrightsOwn(task)]) {
    // Ubuntu's chromium is a stub that only says to install a snap: being there is not enough.
    if (candidate !== undefined && (await works(task, candidate))) return candidate;
  }
  return undefined;
}

async function works(task: Task, program: string): Promise<boolean> {
  if (!fs.existsSync(program)) return false;
  const { code } = await run({ command: program, args: ['--version'], ...surroundings(task) });
  return code === 0;
}

function onPath(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders.map((folder) => path.join(folder, name)).find((file) => fs.existsSync(file));
}

function playwrightsOwn(task: Task): string | undefined {
  try {
    const playwright: unknown = createRequire(path.join(task.paths.app('tests'), 'package.json'))(
      'playwright-core',
    );
    return executablePath(playwright);
  } catch {
    return undefined;
  }
}

function executablePath(playwright: unknown): string | undefined {
  if (typeof playwright !== 'object' || playwright === null || !('chromium' in playwright))
    return undefined;
  const { chromium } = playwright;
  if (typeof chromium !== 'object' || chromium === null || !('executablePath' in chromium))
    return undefined;
  if (typeof chromium.executablePath !== 'function') return undefined;
  const found: unknown = chromium.executablePath();
  return typeof found === 'string' ? found : undefined;
}

type Program = Pick<Command, 'command' | 'args'>;

function installers(task: Task): { name: string; commands: Program[] }[] {
  const packages = ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation'];
  const apt = [
    { command: 'apt-get', args: ['update'] },
    { command: 'apt-get', args: packages },
  ];
  const canUseApt = process.getuid?.() === 0 && onPath('apt-get') !== undefined;
  const own = [npmCommand(['exec', '--', 'playwright', 'install', 'chromium'])];
  const canUseOwn = fs.existsSync(path.join(task.paths.app('tests'), 'node_modules'));
  return [
    ...(canUseApt ? [{ name: 'Chromium from the system packages', commands: apt }] : []),
    ...(canUseOwn ? [{ name: "Playwright's own Chromium", commands: own }] : []),
  ];
}

/** A failure here is no failure yet: the next way may do, and the last word is whether Chromium is there. */
async function runAll(
  task: Task,
  commands: Program[],
  note: (line: string) => void,
): Promise<void> {
  const log = path.join(task.paths.logs, 'chromium.log');
  for (const program of commands) {
    await run({ ...program, ...surroundings(task), log, onLine: note });
  }
}

function surroundings(task: Task): Pick<Command, 'cwd' | 'env' | 'signal'> {
  return {
    cwd: task.paths.app('tests'),
    env: toolEnvironment({ DEBIAN_FRONTEND: 'noninteractive' }),
    signal: task.signal,
  };
}
