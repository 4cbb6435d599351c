import fs from 'node:fs';
import path from 'node:path';
import { readSettings } from './lib/settings.ts';
import { waitingRequests } from './lib/spool.ts';
import { runTask } from './lib/task.ts';
import { transfer } from './lib/transfer.ts';

/** Writes everything editors made — content, media, settings — to one file, from either engine. */
await runTask(async (task) => {
  const [given] = process.argv.slice(2);
  const stamp = new Date().toISOString().slice(0, 16).replaceAll(/[-:]/g, '').replace('T', '-');
  const file = path.resolve(
    given ?? path.join(task.paths.root, 'backups', `parvis-${stamp}.tar.gz`),
  );
  fs.mkdirSync(path.dirname(file), { recursive: true });
  await transfer(task, 'backup', [
    'export',
    '--no-encrypt',
    '--file',
    file.replace(/\.tar\.gz$/, ''),
  ]);
  // Visitors' requests are in it.
  fs.chmodSync(file, 0o600);
  task.progress.say(`The backup is ${path.relative(process.cwd(), file)}.`);
  const waiting = waitingRequests(task.paths, readSettings(task.paths.settings));
  if (waiting.count > 0)
    task.progress.say(
      `What ${waiting.count} visitors asked is not in it: it waits for the content service in ${task.paths.shown(waiting.folder)}.`,
    );
  return 0;
});
