import path from 'node:path';
import { type Outcome, run } from './command.ts';
import { Failure, type Kind, recognise } from './failures.ts';
import { lastLines } from './logs.ts';
import type { App } from './paths.ts';
import type { Note } from './progress.ts';
import type { Environment } from './settings.ts';
import type { Task } from './task.ts';

export type NpmStep = {
  /** As it reads in "The … failed". */
  name: string;
  app: App;
  args: readonly string[];
  env: Environment;
  kind: Kind;
  note?: Note;
  background?: boolean;
};

/** npm itself runs with the Node in use, whatever its own first line says. */
export function npmCommand(args: readonly string[]): { command: string; args: string[] } {
  const npm = process.env.npm_execpath;
  if (npm === undefined)
    throw new Failure('npm was not found: install npm, then run the command again.');
  return { command: process.execPath, args: [npm, ...args] };
}

export async function runNpm(task: Task, step: NpmStep): Promise<void> {
  const log = path.join(task.paths.logs, `${step.name.replaceAll(' ', '-')}.log`);
  const outcome = await run({
    ...npmCommand(step.args),
    cwd: task.paths.app(step.app),
    env: step.env,
    log,
    signal: task.signal,
    background: step.background ?? false,
    ...(step.note === undefined ? {} : { onLine: step.note }),
  });
  if (outcome.code !== 0 || isTruncated(step, outcome))
    throw describe(step, outcome, task.paths.shown(log));
}

/** npm only warns of a file it could not unpack, as on a full disk, and ends well. */
export function isTruncated(
  { kind }: Pick<NpmStep, 'kind'>,
  { output }: Pick<Outcome, 'output'>,
): boolean {
  return kind === 'install' && /TAR_ENTRY_ERROR|ENOSPC|EDQUOT/.test(output);
}

function describe(step: NpmStep, outcome: Outcome, log: string): Failure {
  const known = recognise(outcome.output, step.kind);
  if (known === undefined) {
    const sentence = `The ${step.name} failed (${outcome.reason}); its full log is ${log}.`;
    return new Failure(sentence, lastLines(outcome.output, 20));
  }
  const sentence = `The ${step.name} failed: ${known.charAt(0).toLowerCase()}${known.slice(1)}`;
  return new Failure(sentence, step.kind === 'install' ? [] : lastLines(outcome.output, 20));
}
