import path from 'node:path';
import { toolEnvironment } from './lib/environment.ts';
import { runInForeground } from './lib/foreground.ts';
import { install } from './lib/install.ts';
import { runTask } from './lib/task.ts';

await runTask(async (task) => {
  await install(task, 'tests');
  return runInForeground({
    command: path.join(task.paths.app('tests'), 'node_modules', '.bin', 'biome'),
    args: ['check', '--write', '.'],
    cwd: task.paths.root,
    env: toolEnvironment(),
    signal: task.signal,
  });
});
