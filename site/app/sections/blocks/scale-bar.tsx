export const LEVELS = [0, 1, 2, 3, 4, 5] as const;
const LAST = 5;

/** A programme as a map's scale, from one level to another: a box is a semester. A drawing of what is said beside it. */
export function ScaleBar({ from, to }: { from: number; to: number }) {
  const years = to - from;
  if (years <= 0 || from < 0 || to > LAST) return null;
  const unit = 100 / LAST;
  return (
    <svg
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="h-4 w-full overflow-visible text-survey"
    >
      {LEVELS.filter((year) => year >= from && year < to).map((year) => (
        <rect
          key={year}
          x={year * unit}
          y={0}
          width={unit / 2}
          height={4}
          className="fill-current"
        />
      ))}
      <rect
        x={from * unit}
        y={0}
        width={years * unit}
        height={4}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.5}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
