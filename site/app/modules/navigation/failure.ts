import { useSyncExternalStore } from 'react';

/** What became of the last navigation: no answer at all, or an answer that says the site is at fault. */
export type Failure = { kind: 'unanswered'; retry: () => void } | { kind: 'broken' };

let failure: Failure | null = null;
const listeners = new Set<() => void>();

export function reportFailure(next: Failure | null): void {
  failure = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The failure of the last navigation, until the next one starts. */
export function useFailure(): Failure | null {
  return useSyncExternalStore(
    subscribe,
    () => failure,
    () => null,
  );
}
