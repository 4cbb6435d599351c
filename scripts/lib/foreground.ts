import { spawn } from 'node:child_process';
import type { Command } from './command.ts';

/** Runs a command with our own terminal, for the tasks whose output is the command's. */
export function runInForeground({ command, args, cwd, env, signal }: Command): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: 'inherit' });
    const stop = () => child.kill();
    signal?.addEventListener('abort', stop);
    child.on('error', reject);
    child.on('exit', (code) => {
      signal?.removeEventListener('abort', stop);
      resolve(code ?? 1);
    });
  });
}
