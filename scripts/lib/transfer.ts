import fs from 'node:fs';
import path from 'node:path';
import { cmsEnvironment, toolEnvironment } from './environment.ts';
import { install } from './install.ts';
import { runNpm } from './npm.ts';
import { compileCms } from './prepare.ts';
import { ensureSettings } from './settings.ts';
import type { Task } from './task.ts';

/** Runs one of Strapi's own transfers, which know content, media and settings and no engine. */
export async function transfer(task: Task, name: string, args: readonly string[]): Promise<void> {
  const settings = ensureSettings(task.paths.settings);
  await install(task, 'cms');
  await compileCms(task, settings);
  // What is transferred is what is there: nothing is put in on the way, and nothing sent on from it.
  const env = toolEnvironment({
    ...cmsEnvironment(settings, 'production'),
    SEED_CONTENT: 'none',
    CRM_WEBHOOK_URL: '',
  });
  try {
    await task.progress.step(name, (note) =>
      runNpm(task, {
        name,
        app: 'cms',
        args: ['run', 'transfer', '--', ...args],
        env,
        kind: 'build',
        note,
      }),
    );
  } finally {
    removeDiagnostics(task.paths.app('cms'));
  }
}

/** Strapi leaves a log of each transfer in the app's folder; ours has all of it. */
function removeDiagnostics(folder: string): void {
  for (const file of fs.readdirSync(folder)) {
    if (/^(export|import)_\d+\.log$/.test(file)) fs.rmSync(path.join(folder, file));
  }
}
