const FOREVER = 'public, max-age=31536000, immutable';
const AN_HOUR = 'public, max-age=3600';

/** What may be remembered of a file of the build. A worker that browsers remember would outlive the build it is of. */
export function cacheControl(file: string): string {
  if (file.startsWith('/assets/')) return FOREVER;
  return /^\/sw(-off)?\.js$/.test(file) ? 'no-cache' : AN_HOUR;
}

/** The worker, or the one that undoes it: browsers that have the first only ever ask for this one address. */
export function workerFile(hasOffline: boolean): string {
  return hasOffline ? '/sw.js' : '/sw-off.js';
}
