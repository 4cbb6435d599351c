import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { throttle } from './throttle';

const INTERVAL = 200;
const run = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  run.mockClear();
});

afterEach(() => {
  vi.useRealTimers();
});

/** When it ran, in milliseconds from the start, if it is called at these times. */
function runs(calls: number[]): number[] {
  const start = Date.now();
  const ran: number[] = [];
  const { call } = throttle(() => ran.push(Date.now() - start), INTERVAL);
  for (const at of calls) setTimeout(call, at);
  vi.runAllTimers();
  return ran;
}

it.each([
  ['once, at once', [0], [0]],
  ['a burst, at once and at its end', [0, 10, 20, 150], [0, 200]],
  ['a long burst, at most once in each interval', [0, 90, 180, 270, 360, 450], [0, 200, 400, 600]],
  ['after a silence, at once again', [0, 500], [0, 500]],
  ['just after an interval with nothing to do, at once', [0, 201], [0, 201]],
])('NAV-14: called %s', (_name, calls, expected) => {
  expect(runs(calls)).toEqual(expected);
});

it('forgets what it was asked when it is cancelled', () => {
  const { call, cancel } = throttle(run, INTERVAL);
  call();
  call();
  cancel();
  vi.runAllTimers();
  expect(run).toHaveBeenCalledTimes(1);
  call();
  expect(run).toHaveBeenCalledTimes(2);
});
