/** What is wrong with what was filled in: a mark and words, for those who do not tell its colour. */
export function Fault({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className="mt-1.5 flex gap-2 text-s font-medium text-vermilion-deep">
      <svg
        width={16}
        height={16}
        viewBox="0 0 16 16"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.6}
        className="mt-1 flex-none"
      >
        <path d="M8 1.5 15 14.5H1zM8 6v4M8 11.6v1.4" />
      </svg>
      {children}
    </p>
  );
}
