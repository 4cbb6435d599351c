import type { Network } from '../../../modules/map';

type Props = { network: Network; pointed: string | null };

/** The network in small; the campus that is pointed at in the list stands out, with the sides that meet there. */
export function CampusMesh({ network: { size, stations, sides }, pointed }: Props) {
  const meets = ([a, b]: Network['sides'][number]) => a.slug === pointed || b.slug === pointed;
  return (
    <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true" className="mx-auto h-full max-w-full">
      {sides.map((side) => (
        <line
          key={`${side[0].slug} ${side[1].slug}`}
          x1={side[0].x}
          y1={side[0].y}
          x2={side[1].x}
          y2={side[1].y}
          className={meets(side) ? 'stroke-vermilion' : 'stroke-survey'}
          strokeWidth={meets(side) ? 4 : 2.5}
        />
      ))}
      {stations.map(({ slug, x, y }) => (
        <circle
          key={slug}
          cx={x}
          cy={y}
          r={slug === pointed ? 24 : 13}
          strokeWidth={5}
          className={slug === pointed ? 'fill-vermilion stroke-paper' : 'fill-paper stroke-ink'}
        />
      ))}
    </svg>
  );
}
