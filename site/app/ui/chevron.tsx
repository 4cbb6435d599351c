const TURNS = { down: '', right: '-rotate-90', left: 'rotate-90' };

/** Says that something opens, or which way it leads. */
export function Chevron({ towards = 'down' }: { towards?: keyof typeof TURNS }) {
  return (
    <svg
      width="10"
      height="10"
      viewBox="0 0 10 10"
      aria-hidden="true"
      fill="none"
      className={`flex-none ${TURNS[towards]}`}
    >
      <path d="m1 3 4 4 4-4" stroke="currentColor" strokeWidth="1.6" />
    </svg>
  );
}
