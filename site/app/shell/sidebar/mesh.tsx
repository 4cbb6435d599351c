import { type Network, strokes } from '../../modules/map';

/** How much of the map shows, from the west of the meridian to its east. */
const VIEW = { west: 330, width: 560, top: 0.34, height: 240 };

type Point = { x: number; y: number };

/** The network as a surveyor's sheet, at the end of the menu: a drawing, in four strokes. */
export function Mesh({ network: { size, meridian, stations, sides } }: { network: Network }) {
  if (sides.length === 0) return null;
  const points = stations.map(dot).join('');
  return (
    <svg
      viewBox={`${meridian - VIEW.west} ${size * VIEW.top} ${VIEW.width} ${VIEW.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      fill="none"
      strokeLinecap="round"
      className="min-h-30 w-full flex-1 **:[vector-effect:non-scaling-stroke]"
    >
      <path d={`M${meridian} 0V${size}`} className="stroke-brass" strokeWidth={1.2} />
      <path d={strokes(sides)} className="stroke-survey" strokeWidth={0.8} />
      <path d={points} className="stroke-ink" strokeWidth={10} />
      <path d={points} className="stroke-paper" strokeWidth={7.6} />
      <path d={points} className="stroke-ink" strokeWidth={3.6} />
    </svg>
  );
}

/** A stroke of no length, whose round ends make a disc. */
const dot = ({ x, y }: Point) => `M${x} ${y}h0`;
