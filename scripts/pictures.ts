/** Takes the pictures of the guide again, from the product as it is: the home, and an editor's day in the admin. */
import { ensureChromium } from './lib/chromium.ts';
import { toolEnvironment } from './lib/environment.ts';
import { runInForeground } from './lib/foreground.ts';
import { install } from './lib/install.ts';
import { npmCommand } from './lib/npm.ts';
import { buildAdmin, buildSite, compileCms } from './lib/prepare.ts';
import { defaultSchool } from './lib/schools.ts';
import { throwAwaySettings } from './lib/settings.ts';
import { runTask, together } from './lib/task.ts';

await runTask(async (task) => {
  await together(task, [
    (during) => install(during, 'site'),
    (during) => install(during, 'cms'),
    (during) => install(during, 'tests'),
  ]);
  const settings = throwAwaySettings();
  const build = await buildSite(task, defaultSchool);
  await compileCms(task, settings);
  await buildAdmin(task, settings);
  return runInForeground({
    ...npmCommand(['run', 'pictures']),
    cwd: task.paths.app('tests'),
    env: toolEnvironment({ CHROMIUM_PATH: await ensureChromium(task), SITE_BUILD: build }),
    signal: task.signal,
  });
});
