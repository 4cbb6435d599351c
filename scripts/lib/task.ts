import { constants } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { toFailure } from './failures.ts';
import { type Paths, repository } from './paths.ts';
import { endAllGroups } from './process-group.ts';
import { Progress } from './progress.ts';

export type Task = { paths: Paths; progress: Progress; signal: AbortSignal };
export type TaskOptions = {
  /** For what runs until it is stopped, a stop is a success; for what should reach an end, it is not. */
  runsUntilStopped?: boolean;
};

/** Runs a task to its exit code: signals stop it, a failure becomes a sentence, no process outlives it. */
export async function runTask(
  main: (task: Task) => Promise<number>,
  options: TaskOptions = {},
): Promise<void> {
  const stop = new AbortController();
  let received: NodeJS.Signals = 'SIGTERM';
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (!stop.signal.aborted) received = signal;
      stop.abort();
    });
  }
  process.on('disconnect', () => stop.abort());
  process.channel?.unref();
  // A closed terminal or pipe must not keep us from stopping the others.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

  const task = { paths: repository, progress: new Progress(), signal: stop.signal };
  const code = await main(task).catch((error: unknown) => report(error, stop.signal));
  const isStopped = stop.signal.aborted;
  stop.abort();
  await endAllGroups();
  const stoppedCode = options.runsUntilStopped ? 0 : 128 + constants.signals[received];
  process.exit(isStopped ? stoppedCode : code);
}

function report(error: unknown, signal: AbortSignal): number {
  if (signal.aborted) return 1;
  const failure = toFailure(error);
  for (const line of failure.lines) process.stderr.write(`${line}\n`);
  process.stderr.write(`${failure.message}\n`);
  return 1;
}

/** Runs all of them at once; the first failure stops the others, and is told once they have ended. */
export async function together<T>(
  task: Task,
  actions: readonly ((task: Task) => Promise<T>)[],
): Promise<T[]> {
  const failed = new AbortController();
  let first: unknown;
  const both = { ...task, signal: AbortSignal.any([task.signal, failed.signal]) };
  const results = await Promise.allSettled(
    actions.map(async (action) => {
      try {
        return await action(both);
      } catch (error) {
        if (!failed.signal.aborted) first = error;
        failed.abort();
        throw error;
      }
    }),
  );
  return results.map((result) => {
    if (result.status === 'rejected') throw first;
    return result.value;
  });
}

export async function untilStopped(signal: AbortSignal): Promise<void> {
  while (!signal.aborted) await wait(2 ** 30, undefined, { signal }).catch(() => {});
}
