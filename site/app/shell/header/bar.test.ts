import { describe, expect, it } from 'vitest';
import { type Bar, scrolled, startAt } from './bar';

function bars(start: number, ys: number[], held = false): Bar[] {
  let track = startAt(start);
  return ys.map((y) => {
    track = scrolled(track, y, held);
    return track.bar;
  });
}

describe('NAV-5: the bar of a wide window', () => {
  it.each<[string, number, number[], Bar[]]>([
    ['is full at the top', 0, [0], ['full']],
    ['stays full until it has been passed', 0, [60, 129], ['full', 'full']],
    ['is compact on the way down', 0, [200, 400], ['compact', 'compact']],
    ['is full on the way up', 0, [400, 300], ['compact', 'full']],
    ['is full back at the top, however slowly', 0, [400, 395, 120], ['compact', 'compact', 'full']],
    [
      'ignores a tremble on the way down',
      0,
      [400, 395, 401, 394, 402],
      ['compact', 'compact', 'compact', 'compact', 'compact'],
    ],
    [
      'ignores a tremble on the way up',
      0,
      [800, 700, 705, 699, 706],
      ['compact', 'full', 'full', 'full', 'full'],
    ],
    [
      'adds up small steps of one way',
      0,
      [400, 396, 392, 388],
      ['compact', 'compact', 'compact', 'full'],
    ],
    [
      'does not flicker at the threshold',
      0,
      [128, 130, 128, 130],
      ['full', 'full', 'full', 'full'],
    ],
    ['survives the bounce above the top', 0, [-40, 0, -3], ['full', 'full', 'full']],
    ['starts full where the page was left', 900, [902], ['full']],
  ])('%s', (_, start, ys, expected) => {
    expect(bars(start, ys)).toEqual(expected);
  });

  it('is held by an open menu, and moves again from where the page then is', () => {
    let track = scrolled(startAt(0), 400, false);
    track = scrolled(track, 200, true);
    expect(track.bar).toBe('compact');
    track = scrolled(track, 195, false);
    expect(track.bar).toBe('compact');
    expect(scrolled(track, 180, false).bar).toBe('full');
  });
});
