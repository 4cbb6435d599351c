type Point = { x: number; y: number; latitude: number };

/** Larger squares, until there are few enough. */
const SMALLEST = 40;
const STEP = 1.15;

/** At most this many of them, one to each square of the map; the northernmost and the southernmost are among them. */
export function spread<Station extends Point>(stations: Station[], most: number): Station[] {
  if (stations.length <= most) return stations;
  const byLatitude = stations.toSorted((a, b) => b.latitude - a.latitude);
  const ends = [byLatitude.at(0), byLatitude.at(-1)].flatMap((end) => end ?? []);
  for (let side = SMALLEST; ; side *= STEP) {
    const squares = new Map<string, Station>();
    for (const station of [...ends, ...stations]) {
      const square = `${Math.floor(station.x / side)} ${Math.floor(station.y / side)}`;
      if (!squares.has(square)) squares.set(square, station);
    }
    if (squares.size <= Math.max(most, 2)) {
      const chosen = new Set(squares.values());
      return stations.filter((station) => chosen.has(station));
    }
  }
}
