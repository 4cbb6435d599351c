import fs from 'node:fs';
import path from 'node:path';
import { toolEnvironment } from './lib/environment.ts';
import { runInForeground } from './lib/foreground.ts';
import { install } from './lib/install.ts';
import { buildSite, compileCms } from './lib/prepare.ts';
import { defaultSchool } from './lib/schools.ts';
import { throwAwaySettings } from './lib/settings.ts';
import { runTask, together } from './lib/task.ts';

await runTask(async (task) => {
  const folder = path.join(task.paths.root, 'bench');
  const files = fs.existsSync(folder)
    ? fs.readdirSync(folder).filter((file) => file.endsWith('.bench.ts'))
    : [];
  if (files.length === 0) {
    task.progress.say('There is nothing to measure: bench/ has no *.bench.ts file.');
    return 0;
  }
  await together(task, [(during) => install(during, 'site'), (during) => install(during, 'cms')]);
  const build = await buildSite(task, defaultSchool);
  await compileCms(task, throwAwaySettings());
  const env = toolEnvironment({ SITE_BUILD: build });
  let worst = 0;
  // One after the other: measurements that run together measure each other.
  for (const file of files.sort()) {
    task.signal.throwIfAborted();
    task.progress.say(`\n── bench/${file} ──`);
    const args = [path.join(folder, file)];
    const code = await runInForeground({
      command: process.execPath,
      args,
      cwd: task.paths.root,
      env,
      signal: task.signal,
    });
    worst = Math.max(worst, code);
  }
  return worst;
});
