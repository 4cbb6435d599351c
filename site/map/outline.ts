import { type GeoProjection, geoPath } from 'd3-geo';
import type { Feature, MultiPolygon } from 'geojson';

/** The outline of a land as a path. A point nearer than `finest` to the one before it says nothing more. */
export function outline(
  projection: GeoProjection,
  land: Feature<MultiPolygon>,
  finest: number,
): string {
  const whole = geoPath(projection).digits(1)(land) ?? '';
  return whole
    .split('Z')
    .map((ring) => thin(ring.slice(1).split('L'), finest))
    .filter((points) => points.length > 3)
    .map((points) => `M${points.join('L')}Z`)
    .join('');
}

function thin(points: string[], finest: number): string[] {
  const kept: string[] = [];
  let [lastX, lastY] = [Number.NaN, Number.NaN];
  for (const point of points) {
    const [x = 0, y = 0] = point.split(',').map(Number);
    if (Math.hypot(x - lastX, y - lastY) < finest) continue;
    kept.push(point);
    [lastX, lastY] = [x, y];
  }
  return kept;
}
