type Props = { active?: boolean; className?: string };

/** A campus, as on the map. */
export function CampusPoint({ active = false, className = 'size-[11px]' }: Props) {
  const colour = active ? 'border-vermilion text-vermilion' : 'border-ink text-ink';
  return (
    <span
      aria-hidden="true"
      className={`flex-none rounded-full border-[1.5px] bg-[radial-gradient(circle,currentColor_0_30%,var(--color-paper)_34%)] ${colour} ${className}`}
    />
  );
}
