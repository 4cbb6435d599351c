/** Draws the relief of the map again. To be run when site/map or the theme changes. */
import { generate } from './lib/generate.ts';
import { runTask } from './lib/task.ts';

await runTask(async (task) => {
  await generate(task, 'map', 'map/make.ts');
  return 0;
});
