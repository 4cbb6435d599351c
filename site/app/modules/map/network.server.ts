import { Delaunay } from 'd3-delaunay';
import { project, SIZE } from './projection.server';
import { RELIEF } from './sheets';

type Place = { slug: string; name: string; latitude: number | null; longitude: number | null };
export type Station = {
  slug: string;
  name: string;
  latitude: number;
  longitude: number;
  x: number;
  y: number;
};
export type Network = {
  size: number;
  meridian: number;
  stations: Station[];
  sides: [Station, Station][];
  elsewhere: Place[];
};

const SMALLEST_ANGLE = (9 * Math.PI) / 180;

const known = new WeakMap<readonly Place[], Network>();

/** The network of a list of campuses, drawn once as long as the list is kept: a page and its frame that have the same send it once. */
export function network(places: readonly Place[]): Network {
  const found = known.get(places) ?? draw(places);
  known.set(places, found);
  return found;
}

/** The campuses on the map and the sides that join neighbours; those that lie off the map are named apart. */
function draw(places: readonly Place[]): Network {
  const placed = places.map((place) => ({ place, station: stationOf(place) }));
  const stations = placed.flatMap(({ station }) => station ?? []);
  const elsewhere = placed.flatMap(({ place, station }) => (station ? [] : [justPlace(place)]));
  return { size: SIZE, meridian: SIZE / 2, stations, sides: triangulate(stations), elsewhere };
}

function justPlace({ slug, name, latitude, longitude }: Place): Place {
  return { slug, name, latitude, longitude };
}

function stationOf({ slug, name, latitude, longitude }: Place): Station | undefined {
  if (latitude === null || longitude === null) return undefined;
  const [x, y] = project(longitude, latitude);
  const isInside =
    x >= RELIEF.x && x <= RELIEF.x + RELIEF.width && y >= RELIEF.y && y <= RELIEF.y + RELIEF.height;
  return isInside ? { slug, name, latitude, longitude, x: round(x), y: round(y) } : undefined;
}

const round = (value: number) => Math.round(value * 10) / 10;

function triangulate(stations: Station[]): [Station, Station][] {
  const { triangles } = Delaunay.from(
    stations,
    ({ x }) => x,
    ({ y }) => y,
  );
  const sides = new Map<string, [Station, Station]>();
  for (let first = 0; first < triangles.length; first += 3) {
    const corners = [...triangles.slice(first, first + 3)].flatMap(
      (index) => stations[index] ?? [],
    );
    if (isSliver(corners)) continue;
    for (const [a, b] of pairs(corners)) sides.set([a.slug, b.slug].sort().join(' '), [a, b]);
  }
  return [...sides.values()];
}

function pairs<Item>(items: Item[]): [Item, Item][] {
  return items.flatMap((item, index) =>
    items.slice(index + 1).map((other): [Item, Item] => [item, other]),
  );
}

/** Along the hull, Delaunay joins far points by needles; no surveyor would sight them. */
function isSliver(corners: Station[]): boolean {
  const angleAt = (index: number) => {
    const [at, to, from] = [0, 1, 2].map((step) => corners[(index + step) % 3]);
    if (!at || !to || !from) return 0;
    const turn = Math.atan2(to.y - at.y, to.x - at.x) - Math.atan2(from.y - at.y, from.x - at.x);
    return Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn)));
  };
  return [0, 1, 2].some((index) => angleAt(index) < SMALLEST_ANGLE);
}
