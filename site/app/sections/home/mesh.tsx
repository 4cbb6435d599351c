import { type Network, Rings, strokes } from '../../modules/map';

/** The network seen from nearer, behind what is written over it. Its meridian is on the axis. */
export function Mesh({ network: { size, stations, sides } }: { network: Network }) {
  return (
    <div className="absolute inset-0">
      <div className="absolute inset-y-0 left-axis w-px -translate-x-1/2 bg-brass opacity-80 max-desk:hidden" />
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${size} ${size}`}
        className="absolute top-1/2 left-axis w-[125rem] max-w-none -translate-x-1/2 -translate-y-1/2 overflow-visible"
      >
        <path d={strokes(sides)} className="stroke-paper" strokeOpacity={0.3} strokeWidth={0.55} />
        <Rings
          at={stations}
          radius={2.6}
          line={0.55}
          dot={0.9}
          inside="stroke-ink"
          className="stroke-paper/70"
        />
      </svg>
    </div>
  );
}
