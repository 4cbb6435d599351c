import fs from 'node:fs';
import { setPriority } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { type Exit, type Group, startGroup } from './process-group.ts';

export type Command = {
  command: string;
  args: readonly string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  log?: string;
  signal?: AbortSignal;
  onLine?: (line: string) => void;
  background?: boolean;
  /** Its output is ours, for whoever is watching; none of it is kept. */
  shown?: boolean;
};
export type Outcome = Exit & { output: string };

const leash = path.join(import.meta.dirname, 'leash.ts');
const kept = 200_000;

/** Runs a command to its end, its output kept in memory (a full disk cannot hold the log that says so) and in a log. */
export async function run(command: Command): Promise<Outcome> {
  command.signal?.throwIfAborted();
  const group = startCommand(command);
  const stop = () => void group.end();
  command.signal?.addEventListener('abort', stop);
  try {
    const log = openLog(command.log);
    let output = '';
    const read = collect(group, (text) => {
      output = (output + text).slice(-kept);
      log(text);
      const line = text.trimEnd().split('\n').at(-1)?.trim();
      if (line) command.onLine?.(line);
    });
    const exit = await group.exited;
    // A daemon that left the group may hold the pipes open for ever.
    await Promise.race([read, wait(1000, undefined, { ref: false })]);
    command.signal?.throwIfAborted();
    return { ...exit, output };
  } finally {
    command.signal?.removeEventListener('abort', stop);
  }
}

/** The command on a leash: it ends with us even when we are killed. */
export function startCommand(command: Command): Group {
  const args = ['--disable-warning=ExperimentalWarning', leash, command.command, ...command.args];
  const output = command.shown === true ? 'inherit' : 'pipe';
  const group = startGroup(process.execPath, args, {
    cwd: command.cwd,
    env: command.env,
    stdio: ['ignore', output, output, 'ipc'],
  });
  if (command.background === true && group.child.pid !== undefined) {
    setPriority(group.child.pid, 10);
  }
  return group;
}

async function collect(group: Group, onText: (text: string) => void): Promise<void> {
  const { stdout, stderr } = group.child;
  await Promise.all([stdout, stderr].map((stream) => stream && drain(stream, onText)));
}

function drain(stream: Readable, onText: (text: string) => void): Promise<void> {
  return new Promise((resolve) => {
    stream.setEncoding('utf8').on('data', onText).on('close', resolve).on('error', resolve);
  });
}

function openLog(file: string | undefined): (text: string) => void {
  if (file === undefined) return () => {};
  try {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, '');
  } catch {
    return () => {};
  }
  return (text) => {
    try {
      fs.appendFileSync(file, text);
    } catch {
      // The output in memory is what failures are read from.
    }
  };
}
