import { POLICIES } from '../app/modules/caching';
import { DRAWING, WORKER } from '../app/modules/policy/policy.server';

const IS_WORKER = /^\/sw(-off)?\.js$/;
const IS_PICTURE = /\.(avif|ico|jpg|png|svg|webp)$/;

/** How long a file of the build may be remembered, what it may do, and whether other sites may show it. */
export function fileHeaders(file: string): Record<string, string> {
  const policy = policyOf(file);
  return {
    ...remembered(file),
    ...(policy && { 'content-security-policy': policy }),
    'cross-origin-resource-policy': IS_PICTURE.test(file) ? 'cross-origin' : 'same-origin',
  };
}

/** A worker that browsers remember would outlive the build it is of. */
function remembered(file: string) {
  if (file.startsWith('/assets/')) return POLICIES.forever;
  return POLICIES[IS_WORKER.test(file) ? 'asked' : 'file'];
}

function policyOf(file: string): string | undefined {
  if (IS_WORKER.test(file)) return WORKER;
  return file.endsWith('.svg') ? DRAWING : undefined;
}

/** The worker, or the one that undoes it: browsers that have the first only ever ask for this one address. */
export function workerFile(hasOffline: boolean): string {
  return hasOffline ? '/sw.js' : '/sw-off.js';
}
