import path from 'node:path';
import { run } from './lib/command.ts';
import { toolEnvironment } from './lib/environment.ts';
import { install } from './lib/install.ts';
import { buildSite, compileCms } from './lib/prepare.ts';
import { defaultSchool } from './lib/schools.ts';
import { throwAwaySettings } from './lib/settings.ts';
import { runTask, together } from './lib/task.ts';

/** The product on several processes and machines, with each part taken away in turn: `-- --minutes 30` for a long one. */
await runTask(async (task) => {
  await together(task, [
    (during) => install(during, 'site'),
    (during) => install(during, 'cms'),
    (during) => install(during, 'tests'),
  ]);
  const build = await buildSite(task, defaultSchool);
  await compileCms(task, throwAwaySettings());
  const file = path.join('cluster', 'run.ts');
  const { code } = await run({
    command: process.execPath,
    args: ['--disable-warning=ExperimentalWarning', file, ...process.argv.slice(2)],
    cwd: task.paths.app('tests'),
    env: toolEnvironment({ SITE_BUILD: build }),
    signal: task.signal,
    shown: true,
  });
  return code;
});
