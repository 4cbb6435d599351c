export type Point = { x: number; y: number };
type Box = { left: number; right: number; bottom: number };

/**
 * Whether a pointer that went from one point to another is on its way into the panel below: inside the triangle between
 * where it was and the panel's two far corners.
 */
export function isAimed(from: Point, to: Point, { left, right, bottom }: Box): boolean {
  if (to.y <= from.y) return false;
  const [a, b] = [
    { x: left, y: bottom },
    { x: right, y: bottom },
  ];
  return side(from, a, to) <= 0 && side(from, b, to) >= 0;
}

/** On which side of the line from one point to another a third one lies. */
function side(from: Point, towards: Point, point: Point): number {
  return (towards.x - from.x) * (point.y - from.y) - (towards.y - from.y) * (point.x - from.x);
}
