import path from 'node:path';
import { ensureChromium } from './lib/chromium.ts';
import { run } from './lib/command.ts';
import { toolEnvironment } from './lib/environment.ts';
import { install } from './lib/install.ts';
import { buildSite, compileCms } from './lib/prepare.ts';
import { defaultSchool } from './lib/schools.ts';
import { throwAwaySettings } from './lib/settings.ts';
import { hashFiles, listInputs } from './lib/stamp.ts';
import { runTask, type Task, together } from './lib/task.ts';

/** What needs the packages of bench/: half a gigabyte that the other measures do without. */
const withPackages = ['lighthouse', 'next-isr'];

await runTask(async (task) => {
  const args = process.argv.slice(2);
  const needs = (name: string) => args.includes('--whole') || args.includes(name);
  await together(task, [
    (during) => install(during, 'site'),
    (during) => install(during, 'cms'),
    ...(withPackages.some(needs) ? [(during: Task) => install(during, 'bench')] : []),
  ]);
  const build = await buildSite(task, defaultSchool);
  await compileCms(task, throwAwaySettings());
  const { code } = await run({
    command: process.execPath,
    args: ['--disable-warning=ExperimentalWarning', path.join('bench', 'run.ts'), ...args],
    cwd: task.paths.root,
    env: toolEnvironment({
      SITE_BUILD: build,
      BENCH_SEEDS: seedFolder(task),
      ...(needs('lighthouse') && { CHROMIUM_PATH: await ensureChromium(task) }),
    }),
    signal: task.signal,
    shown: true,
  });
  return code;
});

/** Content that was put in once is kept for the next run of the same content service. */
function seedFolder(task: Task): string {
  const cms = task.paths.app('cms');
  const inputs = listInputs(cms, ['src', 'content', 'config', 'server.ts', 'package-lock.json']);
  return path.join(task.paths.root, '.parvis', 'bench', hashFiles(cms, inputs));
}
