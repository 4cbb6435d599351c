import type { Network, Station } from '../../modules/map';

type Props = {
  network: Network;
  /** The campuses that stand out. */
  at: string[];
  /** The way someone took: it is followed on the map, and ends in a point. */
  asWay?: boolean;
};

const MARGIN = 40;

/** The network with some of its points marked: a drawing of what is also said in words. */
export function CampusMesh({ network: { meridian, stations, sides }, at, asWay = false }: Props) {
  const box = frame(stations);
  const way = at.flatMap((slug) => stations.find((station) => station.slug === slug) ?? []);
  return (
    <svg viewBox={box.join(' ')} aria-hidden="true" className="size-full">
      <line
        x1={meridian}
        x2={meridian}
        y1={box[1]}
        y2={box[1] + box[3]}
        className="stroke-brass"
        strokeWidth={2.4}
      />
      <g className="stroke-survey" strokeWidth={1.8} strokeOpacity={asWay ? 0.35 : 0.8}>
        {sides.map(([a, b]) => (
          <line key={`${a.slug} ${b.slug}`} x1={a.x} y1={a.y} x2={b.x} y2={b.y} />
        ))}
      </g>
      {asWay && (
        <polyline
          points={way.map(({ x, y }) => `${x},${y}`).join(' ')}
          className="fill-none stroke-survey"
          strokeWidth={8}
        />
      )}
      {stations
        .filter(({ slug }) => !at.includes(slug))
        .map(({ slug, x, y }) => (
          <circle
            key={slug}
            cx={x}
            cy={y}
            r={asWay ? 7 : 7.5}
            strokeWidth={2}
            className="fill-paper stroke-ink"
          />
        ))}
      {way.map((station, index) => (
        <Point
          key={station.slug}
          station={station}
          last={asWay && index === way.length - 1}
          large={asWay}
        />
      ))}
    </svg>
  );
}

function Point({
  station: { x, y },
  last,
  large,
}: {
  station: Station;
  last: boolean;
  large: boolean;
}) {
  const scale = large ? 2 : 1;
  return (
    <g className={last ? 'text-vermilion' : large ? 'text-survey' : 'text-ink'}>
      <circle
        cx={x}
        cy={y}
        r={12 * scale}
        strokeWidth={2.8 * scale}
        className="fill-paper stroke-current"
      />
      <circle cx={x} cy={y} r={5 * scale} className="fill-current" />
    </g>
  );
}

/** All of the points, and a little around them: left, top, width and height. */
function frame(stations: Station[]): [number, number, number, number] {
  const xs = stations.map(({ x }) => x);
  const ys = stations.map(({ y }) => y);
  const [left, top] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  return [left, top, Math.max(...xs) + MARGIN - left, Math.max(...ys) + MARGIN - top];
}
