import { POLICIES } from '../app/modules/caching';

/** What may be remembered of a file of the build. A worker that browsers remember would outlive the build it is of. */
export function cacheControl(file: string): string {
  if (file.startsWith('/assets/')) return POLICIES.forever['cache-control'];
  const isWorker = /^\/sw(-off)?\.js$/.test(file);
  return POLICIES[isWorker ? 'asked' : 'file']['cache-control'];
}

/** The worker, or the one that undoes it: browsers that have the first only ever ask for this one address. */
export function workerFile(hasOffline: boolean): string {
  return hasOffline ? '/sw.js' : '/sw-off.js';
}
