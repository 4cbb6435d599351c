/** Draws the relief of the map again, for every school. To be run when site/map or the theme of a school changes. */
import { generate } from './lib/generate.ts';
import { runTask } from './lib/task.ts';

await runTask(async (task) => {
  await generate(task, 'map', 'map/make.ts');
  return 0;
});
