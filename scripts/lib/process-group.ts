import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { constants } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { errorCode } from './failures.ts';

export type Exit = { code: number; reason: string };
export type Group = {
  child: ChildProcess;
  exited: Promise<Exit>;
  end: (grace?: number) => Promise<void>;
};

const living = new Set<Group>();

/** A process in a group of its own: the terminal's Ctrl-C does not reach it, and it ends with all it started. */
export function startGroup(command: string, args: readonly string[], options: SpawnOptions): Group {
  const child = spawn(command, args, { ...options, detached: true, windowsHide: true });
  const exited = new Promise<Exit>((resolve) => {
    child.on('error', (error) => resolve({ code: 127, reason: error.message }));
    child.on('exit', (code, signal) => {
      signalGroup(child, 'SIGKILL');
      resolve(describeExit(code, signal));
    });
  });
  const group: Group = { child, exited, end: (grace = 10_000) => endGroup(child, exited, grace) };
  living.add(group);
  void exited.then(() => living.delete(group));
  return group;
}

export async function endAllGroups(): Promise<void> {
  await Promise.all([...living].map((group) => group.end()));
}

async function endGroup(child: ChildProcess, exited: Promise<Exit>, grace: number): Promise<void> {
  const patience = new AbortController();
  signalGroup(child, 'SIGTERM');
  const kill = wait(grace, undefined, { signal: patience.signal }).then(
    () => signalGroup(child, 'SIGKILL'),
    () => {},
  );
  await exited;
  patience.abort();
  await kill;
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    if (process.platform === 'win32') child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch (error) {
    if (errorCode(error) !== 'ESRCH' && errorCode(error) !== 'EPERM') throw error;
  }
}

function describeExit(code: number | null, signal: NodeJS.Signals | null): Exit {
  if (signal === null) return { code: code ?? 1, reason: `exit code ${code ?? 1}` };
  return { code: 128 + constants.signals[signal], reason: `signal ${signal}` };
}
