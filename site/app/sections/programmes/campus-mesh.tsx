import { type Network, Rings, type Station, strokes } from '../../modules/map';

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
      <Rings at={stations.filter(({ slug }) => !at.includes(slug))} radius={7.5} line={2} />
      <Rings at={stations.filter(({ slug }) => at.includes(slug))} radius={12} line={2.8} dot={5} />
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
