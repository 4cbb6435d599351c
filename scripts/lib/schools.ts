import fs from 'node:fs';
import path from 'node:path';
import type { Environment } from './settings.ts';

export const defaultSchool = 'cassini';

/** The school that is built and started: PRODUCT, as the site reads it. */
export function chosenSchool(settings: Environment): string {
  return settings.PRODUCT?.trim() || defaultSchool;
}

/** Every school's folder in the site. */
export function schoolFolders(site: string): string[] {
  const folder = path.join(site, 'schools');
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => path.join(folder, name))
    .sort();
}
