import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type Command, run } from './command.ts';
import { toolEnvironment } from './environment.ts';
import { Failure } from './failures.ts';
import { npmCommand } from './npm.ts';
import type { Task } from './task.ts';

type Browser = {
  name: string;
  setting: 'CHROMIUM_PATH' | 'HEADLESS_SHELL_PATH';
  places: (task: Task) => (string | undefined)[];
  installers: (task: Task) => Installer[];
};
type Installer = { name: string; commands: Program[] };
type Program = Pick<Command, 'command' | 'args'>;

const CHROMIUM: Browser = {
  name: 'Chromium',
  setting: 'CHROMIUM_PATH',
  places: (task) => [
    ...['chromium', 'chromium-browser', 'google-chrome'].map(onPath),
    playwrightsOwn(task),
  ],
  installers: (task) => [
    ...fromSystem('Chromium', ['chromium', 'fonts-liberation']),
    ...playwrightsInstaller(task),
  ],
};

/** Chromium without the windows: the same engine, for half of what the processor has to do. */
const HEADLESS_SHELL: Browser = {
  name: 'Chromium’s headless shell',
  setting: 'HEADLESS_SHELL_PATH',
  places: () => [onPath('chromium-headless-shell')],
  installers: () => fromSystem('Chromium’s headless shell', ['chromium-headless-shell']),
};

/** The path of a Chromium that runs, installed now if the machine has none. */
export async function ensureChromium(task: Task): Promise<string> {
  const found = await ensure(task, CHROMIUM);
  if (found !== undefined) return found;
  throw new Failure(
    'Chromium was not found and could not be installed: install it, or set CHROMIUM_PATH to its program.',
  );
}

/** The path of a headless shell that runs, installed now where that can be done; Chromium does the same elsewhere, more slowly. */
export function ensureHeadlessShell(task: Task): Promise<string | undefined> {
  return ensure(task, HEADLESS_SHELL);
}

async function ensure(task: Task, browser: Browser): Promise<string | undefined> {
  const found = await find(task, browser);
  if (found !== undefined) return found;
  for (const attempt of browser.installers(task)) {
    await task.progress.step(attempt.name, (note) => runAll(task, attempt.commands, note));
    const installed = await find(task, browser);
    if (installed !== undefined) return installed;
  }
  return undefined;
}

async function find(task: Task, { name, setting, places }: Browser): Promise<string | undefined> {
  const given = process.env[setting];
  if (given) {
    if (await works(task, given)) return given;
    throw new Failure(`${setting} is "${given}", which does not run: set it to ${name}’s program.`);
  }
  for (const candidate of places(task)) {
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

function fromSystem(name: string, packages: string[]): Installer[] {
  if (process.getuid?.() !== 0 || onPath('apt-get') === undefined) return [];
  const commands = [
    { command: 'apt-get', args: ['update'] },
    { command: 'apt-get', args: ['install', '-y', '--no-install-recommends', ...packages] },
  ];
  return [{ name: `${name} from the system packages`, commands }];
}

function playwrightsInstaller(task: Task): Installer[] {
  if (!fs.existsSync(path.join(task.paths.app('tests'), 'node_modules'))) return [];
  const own = npmCommand(['exec', '--', 'playwright', 'install', 'chromium']);
  return [{ name: "Playwright's own Chromium", commands: [own] }];
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
