import fs from 'node:fs';
import path from 'node:path';
import { siteEnvironment } from './environment.ts';
import type { Paths } from './paths.ts';
import type { Environment } from './settings.ts';

/** What visitors asked that has not reached the content service yet: how many, and where. */
export function waitingRequests(paths: Paths, settings: Environment) {
  const { SPOOL_DIR: set = '' } = siteEnvironment(settings, 'production');
  const folder = path.resolve(paths.app('site'), set);
  const files = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  return { folder, count: files.filter((name) => name.endsWith('.json')).length };
}
