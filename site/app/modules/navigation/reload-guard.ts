import type { SessionStore } from './session-store';

export const PAUSE_MS = 60_000;

/** APP-3: whether the page may be loaded anew for the code it misses. Not where this cannot be remembered: it would never end. */
export function mayReload(last: SessionStore, now: number): boolean {
  const before = last.read();
  if (before !== null && Math.abs(now - Number(before)) < PAUSE_MS) return false;
  return last.write(String(now));
}
