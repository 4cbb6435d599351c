import type { Network } from '../../modules/map';

type Props = {
  network: Network;
  route: string[];
  /** Drawn small, its marks are larger for their map. */
  small: boolean;
  className: string;
};

/** The way someone took from campus to campus, on the points of the network: a drawing, for those who see it. */
export function RouteSketch({ network, route, small, className }: Props) {
  const { stations, size } = network;
  const unit = size / (small ? 50 : 80);
  const stops = route.flatMap((slug) => stations.find((station) => station.slug === slug) ?? []);
  const last = stops.at(-1);
  if (!last) return null;
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      aria-hidden="true"
      className={`aspect-square h-auto overflow-visible ${className}`}
    >
      <g className="fill-paper-soft">
        {stations.map(({ slug, x, y }) => (
          <circle key={slug} cx={x} cy={y} r={unit} />
        ))}
      </g>
      <polyline
        points={stops.map(({ x, y }) => `${x},${y}`).join(' ')}
        fill="none"
        strokeWidth={0.8 * unit}
        className="stroke-survey"
      />
      {[...new Set(stops.slice(0, -1))].map(({ slug, x, y }) => (
        <circle
          key={slug}
          cx={x}
          cy={y}
          r={1.6 * unit}
          strokeWidth={0.8 * unit}
          className="fill-paper stroke-survey"
        />
      ))}
      <circle cx={last.x} cy={last.y} r={2 * unit} className="fill-vermilion" />
    </svg>
  );
}
