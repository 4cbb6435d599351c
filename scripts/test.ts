import fs from 'node:fs';
import path from 'node:path';
import {
  type Check,
  installAll,
  quickChecks,
  type Result,
  runCheck,
  runChecks,
  summarise,
} from './lib/checks.ts';
import { ensureChromium, ensureHeadlessShell } from './lib/chromium.ts';
import { toolEnvironment } from './lib/environment.ts';
import { toFailure } from './lib/failures.ts';
import { npmCommand } from './lib/npm.ts';
import type { App } from './lib/paths.ts';
import { buildAdmin, buildSite, compileCms } from './lib/prepare.ts';
import { add, readPlaywright } from './lib/reports.ts';
import { defaultSchool } from './lib/schools.ts';
import { type Environment, throwAwaySettings } from './lib/settings.ts';
import { runTask, type Task } from './lib/task.ts';

/** The school that shows that a school is a folder. */
const SISTER = 'portulan';

/** Where Debian puts the server's programs. */
const POSTGRES = '/usr/lib/postgresql';
const REDIS = '/usr/bin/redis-server';

/** `postgres`, or what Playwright is to run of the tests from outside; nothing for everything. */
const asked = process.argv.slice(2);
const isWhole = asked.length === 0;
const onlyPostgres = asked[0] === 'postgres';

await runTask(async (task) => {
  const notInstalled = await installAll(task, ['tests', 'site', 'cms']);
  const results = isWhole ? await runChecks(task, quickChecks(task), notInstalled) : [];
  results.push(...(await outsideTests(task, notInstalled)));
  const succeeded = summarise(task, results);
  const total = add(results.flatMap(({ count }) => count ?? []));
  task.progress.say(`\n${total.passed} passed, ${total.failed} failed`);
  return succeeded ? 0 : 1;
});

/**
 * The product from outside, against the built site and the compiled content service; and, where all is tried, the
 * contract once more on PostgreSQL, if the machine has one.
 */
async function outsideTests(task: Task, notInstalled: ReadonlyMap<App, string>): Promise<Result[]> {
  const name = 'tests from outside';
  const missing = [...notInstalled.values()][0];
  if (missing !== undefined) return [failed(name, missing)];
  try {
    const chromium = await ensureChromium(task);
    const env = {
      CHROMIUM_PATH: chromium,
      HEADLESS_SHELL_PATH: (await ensureHeadlessShell(task)) ?? chromium,
      SITE_BUILD: await buildSite(task, defaultSchool),
      SISTER_BUILD: await buildSite(task, SISTER),
      STYLEGUIDE_BUILD: await buildSite(task, defaultSchool, 'styleguide'),
      REPORTS: task.paths.reports,
    };
    const settings = throwAwaySettings();
    await compileCms(task, settings);
    if (!onlyPostgres) await buildAdmin(task, settings);
    const onSqlite = playwright(task, name, env, asked);
    const onPostgres = playwright(
      task,
      'contract on PostgreSQL',
      { ...env, TEST_DATABASE: 'postgres' },
      ['--project', 'contract'],
    );
    const results = onlyPostgres ? [] : [await runCheck(task, onSqlite)];
    if (!isWhole && !onlyPostgres) return results;
    if (onlyPostgres || fs.existsSync(POSTGRES)) results.push(await runCheck(task, onPostgres));
    else task.progress.say('PostgreSQL is not on this machine: the contract was not tried on it.');
    if (!onlyPostgres && !fs.existsSync(REDIS))
      task.progress.say('Redis is not on this machine: what machines share was not tried.');
    return results;
  } catch (error) {
    task.signal.throwIfAborted();
    const failure = toFailure(error);
    return [failed(name, failure.message, [...failure.lines])];
  }
}

function playwright(task: Task, name: string, extra: Environment, args: string[]): Check {
  const file = path.join(task.paths.reports, `${name.replaceAll(' ', '-')}.json`);
  const env = toolEnvironment({ ...extra, PLAYWRIGHT_JSON_OUTPUT_FILE: file });
  const command = () => ({
    ...npmCommand(['run', 'outside', '--', ...args]),
    cwd: task.paths.app('tests'),
    env,
  });
  return { name, needs: [], command, report: { file, read: readPlaywright } };
}

function failed(name: string, problem: string, lines: string[] = []): Result {
  return { name, seconds: 0, problem, lines, count: { passed: 0, failed: 1, names: [] } };
}
