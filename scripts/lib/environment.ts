import path from 'node:path';
import { readPort } from './ports.ts';
import { chosenSchool, defaultSchool } from './schools.ts';
import { cmsOnlyKeys, type Environment } from './settings.ts';

export type Ports = { site: number; cms: number };

export function portsFrom(env: Environment): Ports {
  return { site: readPort(env, 'PORT', 3000), cms: readPort(env, 'CMS_PORT', 1337) };
}

/** For the tools: NODE_ENV=production, common in containers, would make npm skip what the builds need. */
export function toolEnvironment(extra: Environment = {}): Environment {
  const env = { ...process.env, ...extra };
  if (extra.NODE_ENV === undefined) delete env.NODE_ENV;
  // A run of node:test inside another one would not report.
  delete env.NODE_TEST_CONTEXT;
  return env;
}

export function cmsEnvironment(settings: Environment, mode: string): Environment {
  const ports = portsFrom(settings);
  return {
    SEED_CONTENT: 'demo',
    ...settings,
    DATA_DIR: settings.DATA_DIR || dataFolder(settings),
    CMS_PORT: String(ports.cms),
    SITE_INTERNAL_URL: `http://localhost:${ports.site}`,
    SITE_URL: siteUrl(settings),
    NODE_ENV: mode,
  };
}

export function siteEnvironment(settings: Environment, mode: string): Environment {
  const ports = portsFrom(settings);
  const env: Environment = {
    ...settings,
    PORT: String(ports.site),
    CONTENT_API_URL: settings.CONTENT_API_URL || `http://localhost:${ports.cms}/api`,
    SITE_URL: siteUrl(settings),
    ADMIN_URL: settings.ADMIN_URL || `http://localhost:${ports.cms}`,
    SPOOL_DIR: settings.SPOOL_DIR || path.join(dataFolder(settings), 'spool'),
    NODE_ENV: mode,
  };
  for (const key of cmsOnlyKeys) delete env[key];
  return env;
}

/** In each app's folder, and each school's own, so that PRODUCT alone goes from one to the other. */
function dataFolder(settings: Environment): string {
  const school = chosenSchool(settings);
  return school === defaultSchool ? 'data' : path.join('data', 'schools', school);
}

function siteUrl(settings: Environment): string {
  return settings.SITE_URL || `http://localhost:${portsFrom(settings).site}`;
}
