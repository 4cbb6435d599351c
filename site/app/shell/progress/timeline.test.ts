import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Happening, type Phase, timeline } from './timeline';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Script = [at: number, happening: Happening][];
type Seen = [at: number, phase: Phase][];

/** Plays what happens at each millisecond, and says what was to be seen from when on. */
function play(script: Script): Seen {
  const bar = timeline();
  const seen: Seen = [[0, 'idle']];
  let now = 0;
  bar.subscribe(() => seen.push([now, bar.phase()]));
  for (; now <= 20_000; now += 1) {
    vi.advanceTimersByTime(now === 0 ? 0 : 1);
    for (const [at, happening] of script) if (at === now) bar.happen(happening);
  }
  return seen;
}

it.each<[string, Script, Seen]>([
  ['nothing', [], [[0, 'idle']]],
  [
    'a page that comes at once shows nothing',
    [
      [1000, 'start'],
      [1199, 'done'],
    ],
    [
      [0, 'idle'],
      [1000, 'waiting'],
      [1199, 'idle'],
    ],
  ],
  [
    'a slow page starts the bar after 200 ms, and hides it 500 ms after it came',
    [
      [1000, 'start'],
      [3000, 'done'],
    ],
    [
      [0, 'idle'],
      [1000, 'waiting'],
      [1200, 'running'],
      [3000, 'finished'],
      [3500, 'idle'],
    ],
  ],
  [
    'a very slow page keeps it beyond its 5 s',
    [
      [0, 'start'],
      [15_000, 'done'],
    ],
    [
      [0, 'idle'],
      [0, 'waiting'],
      [200, 'running'],
      [15_000, 'finished'],
      [15_500, 'idle'],
    ],
  ],
  [
    'a failure is seen, and hides 500 ms after it',
    [
      [0, 'start'],
      [1000, 'fail'],
      [1000, 'done'],
    ],
    [
      [0, 'idle'],
      [0, 'waiting'],
      [200, 'running'],
      [1000, 'failed'],
      [1500, 'idle'],
    ],
  ],
  [
    'a failure is seen even when it comes at once',
    [
      [0, 'start'],
      [50, 'fail'],
    ],
    [
      [0, 'idle'],
      [0, 'waiting'],
      [50, 'failed'],
      [550, 'idle'],
    ],
  ],
  [
    'a failure after the page has come is seen too',
    [
      [0, 'start'],
      [1000, 'done'],
      [1100, 'fail'],
    ],
    [
      [0, 'idle'],
      [0, 'waiting'],
      [200, 'running'],
      [1000, 'finished'],
      [1100, 'failed'],
      [1600, 'idle'],
    ],
  ],
  [
    'another page takes the place of the first: one bar',
    [
      [0, 'start'],
      [1000, 'start'],
      [2000, 'done'],
    ],
    [
      [0, 'idle'],
      [0, 'waiting'],
      [200, 'running'],
      [2000, 'finished'],
      [2500, 'idle'],
    ],
  ],
  [
    'another page while the bar is going waits its own 200 ms',
    [
      [0, 'start'],
      [1000, 'done'],
      [1400, 'start'],
      [1650, 'done'],
    ],
    [
      [0, 'idle'],
      [0, 'waiting'],
      [200, 'running'],
      [1000, 'finished'],
      [1400, 'waiting'],
      [1600, 'running'],
      [1650, 'finished'],
      [2150, 'idle'],
    ],
  ],
  [
    'another page takes away the failure of the first',
    [
      [0, 'fail'],
      [100, 'start'],
      [200, 'done'],
    ],
    [
      [0, 'idle'],
      [0, 'failed'],
      [100, 'waiting'],
      [200, 'idle'],
    ],
  ],
])('APP-2: %s', (_name, script, seen) => {
  expect(play(script)).toEqual(seen);
});
