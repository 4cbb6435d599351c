/** Draws the plates of the demo school, and every school's plate of missing pages. To be run when its content grows, or when plates are to be drawn otherwise. */
import path from 'node:path';
import { run } from './lib/command.ts';
import { toolEnvironment } from './lib/environment.ts';
import { Failure } from './lib/failures.ts';
import { install } from './lib/install.ts';
import { schoolFolders } from './lib/schools.ts';
import { runTask } from './lib/task.ts';

await runTask(async (task) => {
  await install(task, 'cms');
  const [cms, site] = [task.paths.app('cms'), task.paths.app('site')];
  const log = path.join(task.paths.logs, 'plates.log');
  await task.progress.step('draw the plates', async (note) => {
    const { code, reason } = await run({
      command: process.execPath,
      args: [
        path.join(cms, 'src/seed/plates/drawing/render.ts'),
        path.join(cms, 'content'),
        path.join(cms, 'content/plates'),
        ...schoolFolders(site),
      ],
      cwd: cms,
      env: toolEnvironment(),
      log,
      signal: task.signal,
      onLine: note,
    });
    if (code !== 0) throw new Failure(`The plates could not be drawn: ${reason}.`);
  });
  return 0;
});
