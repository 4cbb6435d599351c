import { config } from '../app/config.server';
import { siteSettings } from '../app/content/settings.server';
import { heldRequests } from '../app/content/visitor-requests.server';
import { gauge, registry } from '../app/metrics.server';
import { keptPages } from './kept-pages';
import { alive, type Probes, readiness } from './probes';
import { isStopping } from './shutdown';

/** What anyone may ask: they say nothing but yes or no. */
export const PROBES: Probes = {
  '/healthz': alive,
  '/readyz': async () => readiness(await isReady()),
};

/** For this process, when it has no primary to answer for it. */
export const ALL_PROBES: Probes = {
  ...PROBES,
  '/metrics': async () => ({
    status: 200,
    text: await registry.metrics(),
    type: registry.contentType,
  }),
};

/** It can show something: a page that it keeps, or one that it can make. */
async function isReady(): Promise<boolean> {
  if (isStopping()) return false;
  if (keptPages().length > 0) return true;
  return siteSettings(config.locales[0]).then(
    () => true,
    () => false,
  );
}

gauge(
  {
    name: 'parvis_spool_waiting',
    help: 'What visitors asked that waits on the disk for the content service.',
    read: async () => (await heldRequests()).waiting,
  },
  'max',
);
gauge(
  {
    name: 'parvis_spool_refused',
    help: 'What visitors asked that is set aside on the disk for a person.',
    read: async () => (await heldRequests()).refused,
  },
  'max',
);
