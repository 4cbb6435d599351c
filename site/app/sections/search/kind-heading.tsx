type Props = { id: string; name: string; count: number };

/** A kind, and how many of it there are. */
export function KindHeading({ id, name, count }: Props) {
  return (
    <h2 id={id} className="title-3 flex items-baseline justify-between border-t border-ink py-4">
      {name}{' '}
      <span className="font-text text-s font-medium tracking-normal text-ink-soft tabular-nums">
        {count}
      </span>
    </h2>
  );
}
