import { Delaunay } from 'd3-delaunay';
import { derived } from '../derived';
import { FEW, MANY } from '../lists';
import { kilometres } from './distance';
import { project, SIZE } from './projection.server';
import { RELIEF } from './sheets';
import { spread } from './spread';

type Place = { slug: string; name: string; latitude: number | null; longitude: number | null };
export type Station = {
  slug: string;
  name: string;
  latitude: number;
  longitude: number;
  x: number;
  y: number;
};
export type Neighbour = Station & { km: number };
export type Network = {
  /** How many campuses there are, drawn or not. */
  count: number;
  size: number;
  meridian: number;
  stations: Station[];
  sides: [Station, Station][];
  elsewhere: Place[];
};

const SMALLEST_ANGLE = (9 * Math.PI) / 180;

/**
 * The campuses on the map and the sides that join neighbours; those that lie off the map are named apart. Of more than can be
 * drawn, a few that are spread over the country, and those that a page is about.
 */
export function network(places: Place[], about: string[] = []): Network {
  const { bySlug, few, drawnSlugs } = mapped(places);
  if (places.length <= MANY) return few;
  const others = [...new Set(about)].filter((slug) => !drawnSlugs.has(slug) && bySlug.has(slug));
  return others.length === 0 ? few : withOthers(places, others.slice(0, FEW).join(' '));
}

/** By the slugs, between spaces. */
const withOthers = derived((places: Place[], slugs: string) => {
  const { stations, elsewhere, bySlug, few } = mapped(places);
  const others = slugs.split(' ').flatMap((slug) => bySlug.get(slug) ?? []);
  return drawn(places, {
    stations: [...few.stations, ...others.flatMap((index) => stations[index] ?? [])],
    elsewhere: [
      ...few.elsewhere,
      ...others.flatMap((index) => elsewhere[index - stations.length] ?? []),
    ],
  });
});

/** The campuses that stand for all of them, where a page lists some: all, unless there are too many. */
export function fewOf<Each extends Place>(places: Each[]): Each[] {
  if (places.length <= MANY) return places;
  return mapped(places).listed.flatMap((index) => places[index] ?? []);
}

/** The campuses around one, in a network of which not all are drawn: the nearest first. */
export function nearby(places: Place[], slug: string): Neighbour[] {
  const { stations, bySlug, joined } = mapped(places);
  const index = bySlug.get(slug);
  const here = index === undefined ? undefined : stations[index];
  if (index === undefined || !here) return [];
  return [...joined().neighbors(index)]
    .flatMap((other) => stations[other] ?? [])
    .map((station) => ({ ...station, km: kilometres(here, station) }))
    .sort((a, b) => a.km - b.km);
}

/** What is off the map stands in its corner, where there is room for a few. */
const AWAY = 4;

const mapped = derived((places: Place[]) => {
  const placed = places.map((place) => ({ place, station: stationOf(place) }));
  const stations = placed.flatMap(({ station }) => station ?? []);
  const elsewhere = placed.flatMap(({ place, station }) => (station ? [] : [justPlace(place)]));
  const isMany = places.length > MANY;
  const few = drawn(places, {
    stations: isMany ? spread(stations, FEW) : stations,
    elsewhere: isMany ? elsewhere.slice(0, AWAY) : elsewhere,
  });
  const drawnSlugs = new Set([...few.stations, ...few.elsewhere].map(({ slug }) => slug));
  let joined: ReturnType<typeof join> | undefined;
  return {
    stations,
    elsewhere,
    /** Those off the map are counted on after the others. */
    bySlug: new Map([...stations, ...elsewhere].map(({ slug }, index) => [slug, index])),
    few,
    drawnSlugs,
    listed: places.flatMap(({ slug }, index) => (drawnSlugs.has(slug) ? index : [])),
    joined: () => {
      joined ??= join(stations);
      return joined;
    },
  };
});

function drawn(
  { length: count }: Place[],
  { stations, elsewhere }: Pick<Network, 'stations' | 'elsewhere'>,
): Network {
  const sides = triangulate(stations);
  return { count, size: SIZE, meridian: SIZE / 2, stations, sides, elsewhere };
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

function join(stations: Station[]) {
  return Delaunay.from(
    stations,
    ({ x }) => x,
    ({ y }) => y,
  );
}

function triangulate(stations: Station[]): [Station, Station][] {
  const { triangles } = join(stations);
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
