import { type Network, Rings, strokes } from '../../../modules/map';

type Props = { network: Network; pointed: string | null };

/** The network in small; the campus that is pointed at in the list stands out, with the sides that meet there. */
export function CampusMesh({ network: { size, stations, sides }, pointed }: Props) {
  const meets = ([a, b]: Network['sides'][number]) => a.slug === pointed || b.slug === pointed;
  return (
    <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true" className="mx-auto h-full max-w-full">
      <path d={strokes(sides)} className="stroke-survey" strokeWidth={2.5} />
      <path d={strokes(sides.filter(meets))} className="stroke-vermilion" strokeWidth={4} />
      <Rings at={stations} radius={13} line={5} />
      <Rings
        at={stations.filter(({ slug }) => slug === pointed)}
        radius={24}
        line={5}
        inside="stroke-vermilion"
        className="stroke-paper"
      />
    </svg>
  );
}
