export type Position = { latitude: number; longitude: number };

export const EARTH_RADIUS_KM = 6371;
export const PARIS: Position = { latitude: 48.8566, longitude: 2.3522 };

/** As the crow flies, over a round earth, in kilometres. */
export function kilometres(from: Position, to: Position): number {
  const [south, north] = [radians(from.latitude), radians(to.latitude)];
  const [dLatitude, dLongitude] = [north - south, radians(to.longitude - from.longitude)];
  const half =
    Math.sin(dLatitude / 2) ** 2 +
    Math.cos(south) * Math.cos(north) * Math.sin(dLongitude / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(half)));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
