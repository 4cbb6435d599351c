/** Writes again what the guide takes from the code: the settings, and which test proves which requirement. */
import fs from 'node:fs';
import path from 'node:path';
import { Failure } from './lib/failures.ts';
import { citations } from './lib/guide/citations.ts';
import { guidePages } from './lib/guide/pages.ts';
import { requirementProblems } from './lib/guide/requirements.ts';
import { install } from './lib/install.ts';
import { runTask } from './lib/task.ts';

await runTask(async (task) => {
  const { root } = task.paths;
  await install(task, 'site');
  const problems = requirementProblems(citations(root));
  if (problems.length > 0) throw new Failure('The guide was left as it is.', problems);
  for (const [page, text] of await guidePages(root)) {
    fs.writeFileSync(path.join(root, page), text);
    task.progress.say(`${page} is written.`);
  }
  return 0;
});
