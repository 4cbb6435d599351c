import { type Network, Rings, strokes } from '../../modules/map';

/** How much of the map shows, from the west of the meridian to its east. */
const VIEW = { west: 330, width: 560, top: 0.34, height: 240 };

/** The network as a surveyor's sheet, at the end of the menu: a drawing. */
export function Mesh({ network: { size, meridian, stations, sides } }: { network: Network }) {
  if (sides.length === 0) return null;
  return (
    <svg
      viewBox={`${meridian - VIEW.west} ${size * VIEW.top} ${VIEW.width} ${VIEW.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      fill="none"
      className="min-h-30 w-full flex-1 **:[vector-effect:non-scaling-stroke]"
    >
      <path d={`M${meridian} 0V${size}`} className="stroke-brass" strokeWidth={1.2} />
      <path d={strokes(sides)} className="stroke-survey" strokeWidth={0.8} />
      <Rings at={stations} radius={4.4} line={1.2} dot={1.8} />
    </svg>
  );
}
