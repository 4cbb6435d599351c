import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Ground } from './ground.ts';
import { ask } from './http.ts';

export type Program = {
  command: string;
  args: string[];
  cwd: string;
  env?: Record<string, string>;
  /** The site and the content service end when this channel does, however we end. */
  ipc?: boolean;
};

export type Running = { child: ChildProcess; output: () => string; stop: () => Promise<void> };

const PATIENCE_MS = 10_000;
const KEPT = 20_000;

/** Starts a program that runs until the measure ends. Nothing of the machine's own settings reaches it. */
export function start(ground: Ground, { command, args, cwd, env, ipc = false }: Program): Running {
  ground.signal.throwIfAborted();
  const child = spawn(command, args, {
    cwd,
    env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe', ...(ipc ? (['ipc'] as const) : [])],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-KEPT);
    });
  }
  child.on('error', (error) => {
    output += error.message;
  });
  const exited = new Promise((resolve) => {
    child.once('close', resolve).once('error', resolve);
  });
  const stop = async () => {
    if (hasEnded(child)) return;
    child.kill('SIGTERM');
    const patience = new AbortController();
    const kill = wait(PATIENCE_MS, undefined, { signal: patience.signal }).then(
      () => child.kill('SIGKILL'),
      () => undefined,
    );
    await exited;
    patience.abort();
    await kill;
  };
  ground.atTheEnd(stop);
  return { child, output: () => output, stop };
}

function hasEnded(child: ChildProcess): boolean {
  return child.pid === undefined || child.exitCode !== null || child.signalCode !== null;
}

/** Waits until it answers; fails with its own words when it ends before that. */
export async function untilReady(ground: Ground, url: string, running: Running): Promise<void> {
  for (;;) {
    ground.signal.throwIfAborted();
    if (hasEnded(running.child))
      throw new Error(`It ended before it answered at ${url}:\n${running.output()}`);
    const status = await ask(url).then(
      (reply) => reply.status,
      () => 0,
    );
    if (status >= 200 && status < 300) return;
    await wait(50);
  }
}

/** Runs a program to its end, and gives what it wrote. */
export async function run(ground: Ground, program: Program): Promise<string> {
  const { child, output } = start(ground, program);
  if (child.pid !== undefined) await once(child, 'close');
  ground.signal.throwIfAborted();
  if (child.exitCode === 0) return output();
  throw new Error(
    `${program.command} ended with ${child.exitCode ?? child.signalCode}:\n${output()}`,
  );
}

/** The first line of what a program says of itself, or nothing where it is not installed. */
export function versionOf(command: string, ...args: string[]): string | undefined {
  const { error, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  if (error) return undefined;
  return /\d+(?:\.\d+)+/.exec(`${stdout}\n${stderr}`.replace(/^.*unexpected operator$/gm, ''))?.[0];
}

export function refuseMissing(command: string, what: string): void {
  if (versionOf(command, '-v') === undefined)
    throw new Error(
      `${command}, ${what}, is not installed on this machine: install it, then run again.`,
    );
}

export async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port could be had');
  return address.port;
}
