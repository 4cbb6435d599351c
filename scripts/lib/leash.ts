// Runs a command that knows nothing of us, and ends it with everything it started when our parent is gone.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const [command, ...args] = process.argv.slice(2);
if (command === undefined) process.exit(2);

function toOwnGroup(signal: NodeJS.Signals): void {
  if (process.platform === 'win32') child.kill(signal);
  else process.kill(-process.pid, signal);
}

// Signals are sent to the whole group: the command gets them too, and its end is ours.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => {});
process.on('disconnect', () => {
  toOwnGroup('SIGTERM');
  setTimeout(() => toOwnGroup('SIGKILL'), 5000);
});

const child = spawn(command, args, { stdio: 'inherit' });
child.on('error', (error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(127);
});
child.on('exit', (code, signal) => {
  process.exit(code ?? (signal === null ? 1 : 128 + constants.signals[signal]));
});
