/** APP-2: the life of the loading bar. */
export type Phase = 'idle' | 'waiting' | 'running' | 'finished' | 'failed';
export type Happening = 'start' | 'done' | 'fail' | 'elapsed';

const NEXT: Record<Phase, Partial<Record<Happening, Phase>>> = {
  idle: { start: 'waiting', fail: 'failed' },
  waiting: { done: 'idle', fail: 'failed', elapsed: 'running' },
  running: { done: 'finished', fail: 'failed' },
  finished: { start: 'waiting', fail: 'failed', elapsed: 'idle' },
  failed: { start: 'waiting', elapsed: 'idle' },
};

/** How long a phase lasts when nothing happens. */
const LASTS_MS: Partial<Record<Phase, number>> = { waiting: 200, finished: 500, failed: 500 };

export type Timeline = {
  phase: () => Phase;
  happen: (happening: Happening) => void;
  subscribe: (listener: () => void) => () => void;
};

export function timeline(): Timeline {
  let phase: Phase = 'idle';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function happen(happening: Happening): void {
    const next = NEXT[phase][happening];
    if (next === undefined) return;
    phase = next;
    clearTimeout(timer);
    const lasts = LASTS_MS[next];
    if (lasts !== undefined) timer = setTimeout(() => happen('elapsed'), lasts);
    for (const listener of listeners) listener();
  }

  return {
    phase: () => phase,
    happen,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
