import { type Network, type Station, strokes } from '../../modules/map';

type Props = {
  network: Network;
  /** The campuses that stand out. */
  at: string[];
  /** The one that is chosen. */
  chosen?: string;
};

const MARGIN = 40;

/** The network with some of its points marked: a drawing of what is also said in words. */
export function CampusMesh({ network: { meridian, stations, sides }, at, chosen }: Props) {
  const { left, top, width, height } = frame(stations);
  const active = stations.find(({ slug }) => slug === chosen);
  return (
    <svg viewBox={`${left} ${top} ${width} ${height}`} aria-hidden="true" className="size-full">
      <path d={`M${meridian} ${top}v${height}`} className="stroke-brass" strokeWidth={2.4} />
      <path d={strokes(sides)} className="stroke-survey" strokeWidth={1.8} strokeOpacity={0.8} />
      {stations
        .filter(({ slug }) => !at.includes(slug))
        .map(({ slug, x, y }) => (
          <circle
            key={slug}
            cx={x}
            cy={y}
            r={7.5}
            strokeWidth={2}
            className="fill-paper stroke-ink"
          />
        ))}
      {stations
        .filter(({ slug }) => at.includes(slug))
        .map(({ slug, x, y }) => (
          <g key={slug}>
            <circle cx={x} cy={y} r={12} strokeWidth={2.8} className="fill-paper stroke-ink" />
            <circle cx={x} cy={y} r={5} className="fill-ink" />
          </g>
        ))}
      {active && (
        <g className="fill-vermilion stroke-vermilion">
          <circle cx={active.x} cy={active.y} r={20} strokeWidth={3.4} className="fill-paper" />
          <circle cx={active.x} cy={active.y} r={9} />
        </g>
      )}
    </svg>
  );
}

/** All of the points, and a little around them. */
function frame(stations: Station[]) {
  const xs = stations.map(({ x }) => x);
  const ys = stations.map(({ y }) => y);
  const [left, top] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  return {
    left,
    top,
    width: Math.max(...xs) + MARGIN - left,
    height: Math.max(...ys) + MARGIN - top,
  };
}
