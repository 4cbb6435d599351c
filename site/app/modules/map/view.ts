import type { Network, Station } from './network.server';
import type { Sheet } from './sheets';

/** How much of the country is seen around one point, from side to side. */
const AROUND_ONE = 480;
const MARGIN = 60;

/** The part of the map around a point, `ratio` times as wide as high. It stays over the network: beyond, all is blank. */
export function view(
  { stations, size }: Network,
  around: Station | undefined,
  ratio: number,
): Sheet {
  if (!around) return { x: 0, y: 0, width: size, height: size };
  const [width, height] = [AROUND_ONE, AROUND_ONE / ratio];
  const x = within(
    around.x,
    width,
    stations.map((station) => station.x),
  );
  const y = within(
    around.y,
    height,
    stations.map((station) => station.y),
  );
  return { x, y, width, height };
}

function within(middle: number, length: number, points: number[]): number {
  const first = Math.min(...points) - MARGIN;
  const last = Math.max(...points) + MARGIN - length;
  return Math.max(first, Math.min(last, middle - length / 2));
}

/** A point at its edge is seen in part. */
const EDGE = 20;

/** Whether any of a point is seen there. */
export function isIn({ x, y, width, height }: Sheet, point: { x: number; y: number }): boolean {
  const isAlong = (from: number, length: number, at: number) =>
    at > from - EDGE && at < from + length + EDGE;
  return isAlong(x, width, point.x) && isAlong(y, height, point.y);
}

/** Whether there is a map to draw of these campuses; of none in particular, that of the school will do. */
export function isOnMap({ stations, sides }: Network, slugs: string[]): boolean {
  if (sides.length === 0) return false;
  return slugs.length === 0 || stations.some(({ slug }) => slugs.includes(slug));
}
