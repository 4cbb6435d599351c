/** NAV-5: which of the two bars of a wide window is shown, by the way the page is scrolled. */
export type Bar = 'full' | 'compact';

/** The bar, and where the reader last turned round. */
export type Track = { bar: Bar; turn: number };

/** As far as the full bar reaches when the page is at its top. */
const TOP = 129;

/** A finger trembles, and a page that ends bounces: less than this is no change of mind. */
const FIRM = 12;

export function startAt(y: number): Track {
  return { bar: 'full', turn: Math.max(0, y) };
}

/** A menu that is open, from either bar, holds the bar it was opened from. */
export function scrolled({ bar, turn }: Track, at: number, held: boolean): Track {
  const y = Math.max(0, at);
  if (held) return { bar, turn: y };
  if (y <= TOP) return { bar: 'full', turn: y };
  const ahead = bar === 'full' ? y - turn : turn - y;
  if (ahead >= FIRM) return { bar: bar === 'full' ? 'compact' : 'full', turn: y };
  // Going on the way that changes nothing moves the turning point along.
  return { bar, turn: ahead < 0 ? y : turn };
}
