import type { Network } from '../modules/map';
import { usePath } from '../modules/navigation';

/** The campuses as survey points. A picture of links that are also in the footer's index, so it is hidden from readers. */
export function NetworkMap({ network }: { network: Network }) {
  const { size, meridian, stations, sides } = network;
  const path = usePath();
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      aria-hidden="true"
      className="h-auto w-full overflow-visible"
    >
      <line
        x1={meridian}
        x2={meridian}
        y1={-60}
        y2={size + 60}
        className="stroke-brass"
        strokeWidth={1.5}
      />
      <g className="stroke-survey" strokeWidth={1.2} strokeOpacity={0.75}>
        {sides.map(([a, b]) => (
          <line key={`${a.slug} ${b.slug}`} x1={a.x} y1={a.y} x2={b.x} y2={b.y} />
        ))}
      </g>
      {stations.map(({ slug, name, x, y }) => (
        <a key={slug} href={path(`/campus/${slug}`)} tabIndex={-1} className="group">
          <circle
            cx={x}
            cy={y}
            r={7.5}
            className="fill-paper stroke-ink group-hover:stroke-vermilion"
            strokeWidth={1.6}
          />
          <circle cx={x} cy={y} r={2.6} className="fill-ink group-hover:fill-vermilion" />
          <text
            x={x + 13}
            y={y + 6}
            className="hidden fill-ink stroke-paper text-[19px] font-medium [paint-order:stroke] group-hover:fill-vermilion-deep sm:block"
            strokeWidth={5}
          >
            {name}
          </text>
        </a>
      ))}
    </svg>
  );
}
