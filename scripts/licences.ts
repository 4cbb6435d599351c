/** Writes the list of licences again. To be run when a package of the site or the content service enters, leaves or changes. */
import fs from 'node:fs';
import path from 'node:path';
import { Failure } from './lib/failures.ts';
import { licenceProblems, licencesPage, PAGE, SHIPPED } from './lib/packages/licences.ts';
import { readPackages } from './lib/packages/read.ts';
import { runTask } from './lib/task.ts';

await runTask(async ({ paths, progress }) => {
  const shipped = SHIPPED.map((app) => readPackages(app, paths.app(app)));
  const problems = licenceProblems(shipped);
  if (problems.length > 0) throw new Failure(`${PAGE} was left as it is.`, problems);
  fs.writeFileSync(path.join(paths.root, PAGE), licencesPage(shipped));
  progress.say(`${PAGE} is written.`);
  return 0;
});
