import fs from 'node:fs';
import path from 'node:path';
import { type Command, run } from './command.ts';
import { toolEnvironment } from './environment.ts';
import { toFailure } from './failures.ts';
import { install } from './install.ts';
import { lastLines } from './logs.ts';
import { npmCommand } from './npm.ts';
import type { App } from './paths.ts';
import { countRun, type Report, type ReportReader, readTap, readVitest } from './reports.ts';
import type { Task } from './task.ts';

export type Check = {
  name: string;
  needs: readonly App[];
  command: () => Pick<Command, 'command' | 'args' | 'cwd' | 'env'>;
  /** A test run, and how its report is read. */
  report?: { file: string; read: ReportReader };
};
export type Result = {
  name: string;
  seconds: number;
  problem?: string;
  lines?: string[];
  count?: Report;
};

const shownLines = 200;
const nodeTests = [
  'scripts/**/*.test.ts',
  'cms/src/**/*.test.ts',
  'bench/{lib,measures}/*.test.ts',
  'tests/cluster/*.test.ts',
];

export function quickChecks(task: Task): Check[] {
  const { paths } = task;
  const inApp = (name: string, app: App, ...args: string[]): Check => ({
    name,
    needs: app === 'tests' ? ['tests', 'site', 'cms'] : [app],
    command: () => ({
      ...npmCommand(['run', ...args]),
      cwd: paths.app(app),
      env: toolEnvironment(),
    }),
  });
  const biome = path.join(paths.app('tests'), 'node_modules', '.bin', 'biome');
  const tap = path.join(paths.reports, 'node-tests.tap');
  const vitest = path.join(paths.reports, 'site-units.json');
  const reporters = ['--test-reporter=spec', '--test-reporter-destination=stdout'];
  reporters.push('--test-reporter=tap', `--test-reporter-destination=${tap}`);
  const vitestArgs = ['--', '--reporter=default', '--reporter=json', `--outputFile.json=${vitest}`];
  return [
    {
      name: 'format and lint',
      needs: ['tests'],
      command: () => ({
        command: biome,
        args: ['ci', '--error-on-warnings', '--colors=off', '.'],
        cwd: paths.root,
        env: toolEnvironment(),
      }),
    },
    inApp('types of cms', 'cms', 'types'),
    inApp('types of site', 'site', 'types'),
    inApp('types of tests, scripts and bench', 'tests', 'types'),
    inApp('import directions', 'tests', 'imports'),
    {
      name: 'unit tests of scripts, cms, bench and the cluster',
      needs: ['cms', 'site'],
      command: () => ({
        command: process.execPath,
        args: ['--test', ...reporters, ...nodeTests],
        cwd: paths.root,
        env: toolEnvironment(),
      }),
      report: { file: tap, read: readTap },
    },
    {
      ...inApp('unit tests of site', 'site', 'unit', ...vitestArgs),
      report: { file: vitest, read: readVitest },
    },
  ];
}

/** Installs what can be; an app that cannot is named with the reason, and its checks do not pass. */
export async function installAll(task: Task, apps: readonly App[]): Promise<Map<App, string>> {
  const problems = new Map<App, string>();
  const attempt = async (app: App) => {
    try {
      await install(task, app);
    } catch (error) {
      task.signal.throwIfAborted();
      problems.set(app, toFailure(error).message);
    }
  };
  await Promise.all(apps.map(attempt));
  return problems;
}

/** Runs every check, two at a time; none is skipped because another failed. */
export async function runChecks(
  task: Task,
  checks: readonly Check[],
  notInstalled: ReadonlyMap<App, string>,
): Promise<Result[]> {
  fs.mkdirSync(task.paths.reports, { recursive: true });
  const results: Result[] = [];
  const queue = [...checks.entries()];
  const work = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const [index, check] = next;
      results[index] = await runCheck(task, check, notInstalled);
    }
  };
  await Promise.all([work(), work()]);
  return results;
}

export async function runCheck(
  task: Task,
  check: Check,
  notInstalled: ReadonlyMap<App, string> = new Map(),
): Promise<Result> {
  const start = Date.now();
  const missing = check.needs
    .map((app) => notInstalled.get(app))
    .find((reason) => reason !== undefined);
  const outcome =
    missing === undefined ? await attempt(task, check) : { problem: missing, lines: [] };
  const { report } = check;
  const count = report && countRun(report.file, report.read, outcome.problem === undefined);
  const isEmpty = count !== undefined && count.failed > 0 && outcome.problem === undefined;
  const problem = isEmpty ? 'The run left no test result.' : outcome.problem;
  return {
    name: check.name,
    seconds: Math.round((Date.now() - start) / 1000),
    ...(problem === undefined ? {} : { problem, lines: outcome.lines }),
    ...(count === undefined ? {} : { count }),
  };
}

async function attempt(task: Task, check: Check): Promise<{ problem?: string; lines: string[] }> {
  const log = path.join(task.paths.logs, `${check.name.replace(/\W+/g, '-')}.log`);
  if (check.report !== undefined) fs.rmSync(check.report.file, { force: true });
  let output = '';
  try {
    await task.progress.step(check.name, async (note) => {
      const outcome = await run({ ...check.command(), log, signal: task.signal, onLine: note });
      output = outcome.output;
      if (outcome.code !== 0) throw new Error(outcome.reason);
    });
    return { lines: [] };
  } catch (error) {
    task.signal.throwIfAborted();
    const { message } = toFailure(error);
    const reason = error instanceof Error ? error.message : message;
    return {
      problem: `It ended with ${reason}; its full log is ${task.paths.shown(log)}.`,
      lines: lastLines(output, shownLines),
    };
  }
}

/** Shows what failed, with its output, then one line per check with the names of its failed tests. */
export function summarise(task: Task, results: readonly Result[]): boolean {
  const say = (line: string) => task.progress.say(line);
  for (const { name, problem, lines } of results) {
    if (problem === undefined) continue;
    say(`\n── ${name} failed ──`);
    for (const line of lines ?? []) say(line);
    say(problem);
  }
  say('');
  for (const { name, problem, seconds, count } of results) {
    const counted =
      count === undefined ? '' : `, ${count.passed} passed and ${count.failed} failed`;
    say(`${problem === undefined ? '✓' : '✗'} ${name} (${seconds} s${counted})`);
    for (const test of count?.names ?? []) say(`    ✗ ${test}`);
  }
  return results.every(({ problem }) => problem === undefined);
}
