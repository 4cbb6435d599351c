type Props = { children: string; className?: string };

/** What something is filed under, in a word or two above its name. */
export function Tag({ children, className = '' }: Props) {
  return (
    <p className={`text-xs font-semibold text-brass-text tabular-nums ${className}`}>{children}</p>
  );
}
