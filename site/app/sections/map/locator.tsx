import { isIn, type Network, Rings, type Station, strokes, view } from '../../modules/map';
import { Distances } from './distances';

type Props = {
  network: Network;
  at: string[];
  /** The width of the frame it fills, for its height. */
  ratio: number;
  /** Neighbours are named where there is room to read it. */
  named?: boolean;
  /** With the length of its sides. */
  distances?: boolean;
};

/** The network around a campus, or whole when there is no one campus to look at: a drawing, for those who see it. */
export function Locator({ network, at, ratio, named = false, distances = false }: Props) {
  const { size, meridian, stations, sides } = network;
  const here = stations.filter(({ slug }) => at.includes(slug));
  const isHere = ({ slug }: Station) => at.includes(slug);
  const seen = view(network, here.length === 1 ? here[0] : undefined, ratio);
  const { width, height } = seen;
  const others = stations.filter((station) => !isHere(station) && isIn(seen, station));
  // Lines and points are as thick at every scale.
  const unit = width / (named ? 760 : 230);
  return (
    <svg
      viewBox={`${Math.round(seen.x)} ${Math.round(seen.y)} ${width} ${Math.round(height)}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <line
        x1={meridian}
        x2={meridian}
        y1={-size}
        y2={2 * size}
        className="stroke-brass"
        strokeWidth={1.5 * unit}
      />
      <path d={strokes(sides)} className="stroke-survey" strokeWidth={1.1 * unit} />
      <path
        d={strokes(sides.filter((side) => side.some(isHere)))}
        className="stroke-vermilion"
        strokeWidth={1.6 * unit}
      />
      {distances && (
        <g className="max-sm:hidden" style={{ '--map-unit': 1.25 * unit }}>
          {here.map(({ slug }) => (
            <Distances key={slug} network={network} from={slug} />
          ))}
        </g>
      )}
      <Rings at={others} radius={6 * unit} line={1.4 * unit} dot={2.2 * unit} />
      <Rings
        at={here}
        radius={10 * unit}
        line={2.4 * unit}
        dot={4.5 * unit}
        className="stroke-vermilion"
      />
      {named && others.map((station) => <Name key={station.slug} station={station} unit={unit} />)}
    </svg>
  );
}

function Name({ station: { x, y, name }, unit }: { station: Station; unit: number }) {
  return (
    <text
      x={x + 12 * unit}
      y={y + 5 * unit}
      fontSize={14 * unit}
      strokeWidth={4 * unit}
      className="fill-ink stroke-paper font-medium [paint-order:stroke] max-sm:hidden"
    >
      {name}
    </text>
  );
}
