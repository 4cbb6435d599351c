const WINDOW_MS = 60_000;
const PAUSE_MS = 1000;

/** How long to wait before a worker is replaced: not at all, unless as many as there are have ended within a minute. */
export function pauseBefore(ends: readonly number[], now: number, workers: number): number {
  const recent = ends.filter((end) => now - end < WINDOW_MS);
  return recent.length > workers ? PAUSE_MS : 0;
}
