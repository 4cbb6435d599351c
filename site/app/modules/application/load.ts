import { lazy } from 'react';

type Code = typeof import('./popin');

let code: Promise<Code> | undefined;

/** The pop-in's own code, which comes when it is first needed. One that did not come may be asked for again. */
export function load(): Promise<Code> {
  code ??= ownFailure(() => import('./popin'));
  code.catch(() => {
    code = undefined;
  });
  return code;
}

/** Ahead of a press that may never come: nobody is told that it failed. */
export function prepare(): void {
  load().catch(() => undefined);
}

/** Of a page that came with it open, and whose code does not come, the form goes on as it does without scripts. */
export const LazyPopin = lazy(async () => {
  const { Popin } = await load().catch(() => new Promise<never>(() => undefined));
  return { default: Popin };
});

/** Other code that is missing has its page loaded anew (decision 0031); this one's link leads to the same pop-in. */
async function ownFailure<Value>(act: () => Promise<Value>): Promise<Value> {
  if (import.meta.env.SSR) return act();
  const keep = (event: Event) => event.stopImmediatePropagation();
  window.addEventListener('vite:preloadError', keep, { capture: true });
  try {
    return await act();
  } finally {
    window.removeEventListener('vite:preloadError', keep, { capture: true });
  }
}
