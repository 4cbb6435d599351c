import type { Network } from './network.server';

/** Sides as one stroke of the pen: written alike wherever a page draws them, they weigh next to nothing the second time. */
export function strokes(sides: Network['sides']): string {
  return sides.map(([a, b]) => `M${a.x} ${a.y}L${b.x} ${b.y}`).join('');
}
