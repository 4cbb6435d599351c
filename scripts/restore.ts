import fs from 'node:fs';
import path from 'node:path';
import { portsFrom } from './lib/environment.ts';
import { Failure } from './lib/failures.ts';
import { refuseTakenPorts } from './lib/ports.ts';
import { readSettings } from './lib/settings.ts';
import { runTask } from './lib/task.ts';
import { transfer } from './lib/transfer.ts';

/** Puts a backup back in the place of what is there, on either engine. */
await runTask(async (task) => {
  const [given] = process.argv.slice(2);
  if (given === undefined) throw new Failure('Name the backup: npm run restore -- FILE.tar.gz');
  const file = path.resolve(given);
  if (!fs.existsSync(file)) throw new Failure(`There is no backup at ${given}.`);
  const { cms } = portsFrom(readSettings(task.paths.settings));
  await refuseTakenPorts([{ port: cms, variable: 'CMS_PORT', what: 'the content service' }]);
  await transfer(task, 'restore', ['import', '--force', '--file', file]);
  task.progress.say('The backup is in place: start again to see it.');
  return 0;
});
