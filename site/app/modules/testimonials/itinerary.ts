import type { Network } from '../map';

type Stage = { slug: string; name: string };
/** Where someone stopped, in the units of the map; one that is off it stands in its margin. */
export type Stop = Stage & { x: number; y: number; isAway: boolean };
export type Leg = { from: Stop; to: Stop; km: number | null };
export type Itinerary = { stops: Stop[]; legs: Leg[] };

/** In the sea off Spain, where no campus is; another one stands above it. */
const MARGIN = { x: 90, y: 880, step: -150 };

/** A person's way through the network, campus after campus. One that the map does not know at all is passed over. */
export function itinerary({ stations, elsewhere }: Network, stages: Stage[]): Itinerary {
  const away = new Map(
    elsewhere
      .filter(({ slug }) => stages.some((stage) => stage.slug === slug))
      .map(({ slug }, index) => [slug, { x: MARGIN.x, y: MARGIN.y + index * MARGIN.step }]),
  );
  const stops = stages.flatMap(({ slug, name }): Stop[] => {
    const station = stations.find((candidate) => candidate.slug === slug);
    const place = station ?? away.get(slug);
    return place ? [{ slug, name, x: place.x, y: place.y, isAway: !station }] : [];
  });
  const legs = stops.slice(1).flatMap((to, index): Leg[] => {
    const from = stops[index];
    return from && from.slug !== to.slug ? [{ from, to, km: distance(stations, from, to) }] : [];
  });
  return { stops, legs };
}

const EARTH_KM = 6371;

/** As the crow flies; null when one end is off the map, where the line is no measure of anything. */
function distance(stations: Network['stations'], from: Stop, to: Stop): number | null {
  const [a, b] = [from, to].map(({ slug }) => stations.find((station) => station.slug === slug));
  if (!a || !b) return null;
  const rad = (degrees: number) => (degrees * Math.PI) / 180;
  const halfVersine = (angle: number) => Math.sin(angle / 2) ** 2;
  const turn =
    halfVersine(rad(b.latitude - a.latitude)) +
    Math.cos(rad(a.latitude)) *
      Math.cos(rad(b.latitude)) *
      halfVersine(rad(b.longitude - a.longitude));
  return Math.round(2 * EARTH_KM * Math.asin(Math.sqrt(turn)));
}

/** Where a name is written beside its point. */
export type Side = 'left' | 'right' | 'above' | 'below';
type Frame = { left: number; right: number; unit: number };

/** About the width of a letter, in units of type. */
const LETTER = 0.62;

/** Each name on the side that its lines leave free, or above or below its point where it would not fit in the frame. */
export function sides({ stops, legs }: Itinerary, frame: Frame): Map<string, Side> {
  return new Map(
    stops.map((stop): [string, Side] => {
      const ends = legs.flatMap(({ from, to }) =>
        from.slug === stop.slug ? [to] : to.slug === stop.slug ? [from] : [],
      );
      const pull = (axis: 'x' | 'y') =>
        ends.reduce((sum, end) => sum + Math.sign(end[axis] - stop[axis]), 0);
      if (stop.isAway) return [stop.slug, 'below'];
      const side = pull('x') > 0 ? 'left' : 'right';
      if (fits(stop, side, frame)) return [stop.slug, side];
      return [stop.slug, pull('y') < 0 ? 'below' : 'above'];
    }),
  );
}

function fits({ x, name }: Stop, side: 'left' | 'right', { left, right, unit }: Frame): boolean {
  const width = name.length * LETTER * unit;
  return side === 'left' ? x - width > left : x + width < right;
}
