import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../..');

export type Running = {
  output: () => string;
  exited: Promise<number | null>;
  stop: () => Promise<void>;
  /** Ends it where it stands, without a word. */
  kill: () => Promise<void>;
  /** Ends the channel to it, as the end of whoever started it does. */
  abandon: () => Promise<void>;
};

/** A process of the product, tied to this one: it ends when the test run does, however that ends. */
export function run(file: string, cwd: string, settings: Record<string, string>): Running {
  const child: ChildProcess = spawn(process.execPath, [file], {
    cwd,
    // Nothing of the machine's own settings reaches the product under test.
    env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', ...settings },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk));
  }
  const { promise: exited, resolve: leave } = Promise.withResolvers<number | null>();
  child.once('close', leave);
  const stop = async () => {
    if (child.exitCode === null) child.kill('SIGTERM');
    await exited;
  };
  const kill = async () => {
    child.kill('SIGKILL');
    await exited;
  };
  const abandon = async () => {
    // Node never calls a child closed once its channel was ended from here.
    child.once('exit', leave);
    child.disconnect();
    await exited;
  };
  return { output: () => chunks.join(''), exited, stop, kill, abandon };
}

/** Resolves when the address answers; fails with the process's own words when it ends before that. */
export async function ready(url: string, process: Running): Promise<void> {
  const deadline = AbortSignal.timeout(240_000);
  const ended = process.exited.then((code) => {
    throw new Error(`It ended with code ${code} before answering at ${url}:\n${process.output()}`);
  });
  const answered = (async () => {
    while (!deadline.aborted) {
      const ok = await fetch(url, { signal: AbortSignal.timeout(1000) }).then(
        (response) => response.ok,
        () => false,
      );
      if (ok) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`No answer at ${url}:\n${process.output()}`);
  })();
  await Promise.race([answered, ended]);
  ended.catch(() => undefined);
}

/** Below those that the system gives to connections, a part for each worker and one for whoever is none: a port stays free until it is listened on. */
const PORTS = { first: 20_000, each: 3000 };
const own = PORTS.first + (Number(process.env.TEST_PARALLEL_INDEX ?? -1) + 1) * PORTS.each;
const given = new Set<number>();

export async function freePort(): Promise<number> {
  while (given.size < PORTS.each) {
    const port = own + randomInt(PORTS.each);
    if (given.has(port)) continue;
    given.add(port);
    if (await isFree(port)) return port;
  }
  throw new Error('No port could be had');
}

function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
