type Props = {
  /** What happened; null when there is nothing to say. */
  words: string | null;
  /** All is well, or again. */
  settled: boolean;
  /** Where it stands. */
  className?: string;
};

/** A few words over the page, said aloud. The element is always there: one that comes with its words is not heard. */
export function Toast({ words, settled, className = '' }: Props) {
  return (
    <div role="status" className={className}>
      {words && (
        <p className="inline-flex min-h-13 items-center gap-3 rounded-sharp border border-paper bg-ink px-5 text-s font-semibold text-paper">
          <Point found={settled} />
          {words}
        </p>
      )}
    </div>
  );
}

/** A point of the map: hollow while it is lost. */
function Point({ found }: { found: boolean }) {
  return (
    <svg width={12} height={12} viewBox="0 0 12 12" aria-hidden="true" className="shrink-0">
      <circle
        cx={6}
        cy={6}
        r={4.75}
        strokeWidth={2.5}
        className={`stroke-brass-light ${found ? 'fill-brass-light' : 'fill-none'}`}
      />
    </svg>
  );
}
