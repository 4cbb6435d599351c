import path from 'node:path';
import {
  installAll,
  quickChecks,
  type Result,
  runCheck,
  runChecks,
  summarise,
} from './lib/checks.ts';
import { ensureChromium } from './lib/chromium.ts';
import { toolEnvironment } from './lib/environment.ts';
import { toFailure } from './lib/failures.ts';
import { npmCommand } from './lib/npm.ts';
import type { App } from './lib/paths.ts';
import { buildSite, compileCms } from './lib/prepare.ts';
import { add, readPlaywright } from './lib/reports.ts';
import { throwAwaySettings } from './lib/settings.ts';
import { runTask, type Task } from './lib/task.ts';

await runTask(async (task) => {
  const notInstalled = await installAll(task, ['tests', 'site', 'cms']);
  const results = await runChecks(task, quickChecks(task), notInstalled);
  results.push(await outsideTests(task, notInstalled));
  const succeeded = summarise(task, results);
  const total = add(results.flatMap(({ count }) => count ?? []));
  task.progress.say(`\n${total.passed} passed, ${total.failed} failed`);
  return succeeded ? 0 : 1;
});

/** The product from outside, against the built site and the compiled content service. */
async function outsideTests(task: Task, notInstalled: ReadonlyMap<App, string>): Promise<Result> {
  const name = 'tests from outside';
  const missing = [...notInstalled.values()][0];
  if (missing !== undefined) return failed(name, missing);
  try {
    const chromium = await ensureChromium(task);
    const build = await buildSite(task);
    await compileCms(task, throwAwaySettings());
    return await runCheck(task, playwright(task, name, chromium, build));
  } catch (error) {
    task.signal.throwIfAborted();
    const failure = toFailure(error);
    return failed(name, failure.message, [...failure.lines]);
  }
}

function playwright(task: Task, name: string, chromium: string, build: string) {
  const file = path.join(task.paths.reports, 'outside.json');
  const env = toolEnvironment({
    CHROMIUM_PATH: chromium,
    SITE_BUILD: build,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  const command = () => ({ ...npmCommand(['run', 'outside']), cwd: task.paths.app('tests'), env });
  return { name, needs: [], command, report: { file, read: readPlaywright } };
}

function failed(name: string, problem: string, lines: string[] = []): Result {
  return { name, seconds: 0, problem, lines, count: { passed: 0, failed: 1 } };
}
