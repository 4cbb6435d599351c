/** Cuts the fonts of every school again. To be run when site/fonts, a font's package or what a school keeps of it changes. */
import { generate } from './lib/generate.ts';
import { runTask } from './lib/task.ts';

await runTask(async (task) => {
  await generate(task, 'fonts', 'fonts/make.ts');
  return 0;
});
