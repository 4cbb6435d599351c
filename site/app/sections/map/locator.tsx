import { school } from '@school';
import { type Network, type Station, strokes, view, WIDE_RELIEF } from '../../modules/map';
import { Distances } from './distances';

type Props = {
  network: Network;
  at: string[];
  /** The width of the frame it fills, for its height. */
  ratio: number;
  /** Neighbours are named where there is room to read it. */
  named?: boolean;
  /** With the land that it stands on. */
  relief?: boolean;
  /** With the length of its sides. */
  distances?: boolean;
};

/** The network around a campus, or whole when there is no one campus to look at: a drawing, for those who see it. */
export function Locator({
  network,
  at,
  ratio,
  named = false,
  relief = false,
  distances = false,
}: Props) {
  const { size, meridian, stations, sides } = network;
  const here = stations.filter(({ slug }) => at.includes(slug));
  const isHere = ({ slug }: Station) => at.includes(slug);
  const { x, y, width, height } = view(network, here.length === 1 ? here[0] : undefined, ratio);
  // Lines and points are as thick at every scale.
  const unit = width / (named ? 760 : 230);
  return (
    <svg
      viewBox={`${x} ${y} ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {relief && (
        <image href={school.relief.wideTwice} {...WIDE_RELIEF} preserveAspectRatio="none" />
      )}
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
      {stations.map((station) => (
        <Point
          key={station.slug}
          station={station}
          unit={unit}
          active={isHere(station)}
          named={named}
        />
      ))}
    </svg>
  );
}

type PointProps = { station: Station; unit: number; active: boolean; named: boolean };

function Point({ station: { x, y, name }, unit, active, named }: PointProps) {
  return (
    <g className={active ? 'text-vermilion' : 'text-ink'}>
      <circle
        cx={x}
        cy={y}
        r={(active ? 10 : 6) * unit}
        className="fill-paper stroke-current"
        strokeWidth={(active ? 2.4 : 1.4) * unit}
      />
      <circle cx={x} cy={y} r={(active ? 4.5 : 2.2) * unit} className="fill-current" />
      {named && !active && (
        <text
          x={x + 12 * unit}
          y={y + 5 * unit}
          fontSize={14 * unit}
          strokeWidth={4 * unit}
          className="fill-ink stroke-paper font-medium [paint-order:stroke] max-sm:hidden"
        >
          {name}
        </text>
      )}
    </g>
  );
}
