import { installAll, quickChecks, runChecks, summarise } from './lib/checks.ts';
import { runTask } from './lib/task.ts';

await runTask(async (task) => {
  const notInstalled = await installAll(task, ['tests', 'site', 'cms']);
  return summarise(task, await runChecks(task, quickChecks(task), notInstalled)) ? 0 : 1;
});
