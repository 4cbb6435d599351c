export type Throttled = { call: () => void; cancel: () => void };

/** Runs at once, then at most once in each interval; what was asked meanwhile is done at its end. */
export function throttle(run: () => void, intervalMs: number): Throttled {
  let pause: ReturnType<typeof setTimeout> | undefined;
  let askedAgain = false;
  const call = () => {
    askedAgain = pause !== undefined;
    if (askedAgain) return;
    run();
    pause = setTimeout(() => {
      pause = undefined;
      if (askedAgain) call();
    }, intervalMs);
  };
  const cancel = () => {
    clearTimeout(pause);
    pause = undefined;
    askedAgain = false;
  };
  return { call, cancel };
}
