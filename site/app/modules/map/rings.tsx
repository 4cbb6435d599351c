type Props = {
  at: readonly { x: number; y: number }[];
  radius: number;
  line: number;
  /** Without one, they are empty. */
  dot?: number;
  /** The colour of what is in them. */
  inside?: string;
  /** The colour of their line, and of the dot. */
  className?: string;
};

/** Survey points that are only drawn: three strokes of the pen, however many there are. */
export function Rings({
  at,
  radius,
  line,
  dot,
  inside = 'stroke-paper',
  className = 'stroke-ink',
}: Props) {
  if (at.length === 0) return null;
  const d = at.map(point).join('');
  return (
    <g strokeLinecap="round">
      <path d={d} className={className} strokeWidth={rounded(2 * radius + line)} />
      <path d={d} className={inside} strokeWidth={rounded(2 * radius - line)} />
      {dot && <path d={d} className={className} strokeWidth={rounded(2 * dot)} />}
    </g>
  );
}

/** A stroke of no length, whose round ends make a disc. */
const point = ({ x, y }: Props['at'][number]) => `M${x} ${y}h0`;

const rounded = (length: number) => Math.round(length * 100) / 100;
