import { setTimeout as pause } from 'node:timers/promises';
import type { Answer } from './answer';
import { packedTight } from './encodings';

/** How often a page is sent before it is worth the trouble. */
const OFTEN = 10;

/** After a clear every page is made anew: that comes first. */
const REST_MS = 3000;

const sent = new WeakMap<Answer, number>();
const waiting = new Map<Answer, () => boolean>();
let isAtWork = false;

/** Packs a page that is sent often as tight as can be, when there is time for it, if it is still kept by then. */
export function tightenOften(page: Answer, isKept: () => boolean): void {
  if (page.body.isTight) return;
  const times = (sent.get(page) ?? 0) + 1;
  sent.set(page, times);
  if (times !== OFTEN) return;
  waiting.set(page, isKept);
  if (!isAtWork) void work();
}

/** One after the other, with as long a pause as each took: the time is the visitors'. */
async function work(): Promise<void> {
  isAtWork = true;
  await pause(REST_MS, undefined, { ref: false });
  for (const [page, isKept] of waiting) {
    waiting.delete(page);
    if (!isKept()) continue;
    const begun = performance.now();
    page.body = await packedTight(page.body);
    await pause(performance.now() - begun, undefined, { ref: false });
  }
  isAtWork = false;
}
