import { lazy } from 'react';
import { ownFailure } from '../later';

type Code = typeof import('./popin');

let code: Promise<Code> | undefined;

/** The pop-in's own code, which comes when it is first needed. One that did not come may be asked for again: its link leads to the same pop-in. */
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
