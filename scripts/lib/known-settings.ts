import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** What each app reads of its environment, as its own source says it. Only where both are installed. */
export async function knownSettings(root: string) {
  const load = (file: string) => import(pathToFileURL(path.join(root, file)).href);
  const { settings: site } = await load('site/app/config-schema.server.ts');
  const { SETTINGS: cms, NO_START: noStart } = await load('cms/src/settings.ts');
  return { site, cms, noStart };
}

/** By its name. */
export function isSecret(setting: string): boolean {
  return /(SECRET|PASSWORD|TOKEN|SALT|KEYS?)(?:_|\b)/.test(setting);
}
