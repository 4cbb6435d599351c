/** Makes the table of French communes again. To be run when its packages change, once a year. */
import { generate } from './lib/generate.ts';
import { runTask } from './lib/task.ts';

await runTask(async (task) => {
  await generate(task, 'communes', 'communes/make.ts');
  return 0;
});
