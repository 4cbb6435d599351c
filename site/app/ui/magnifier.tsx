/** Says that something is looked for. */
export function Magnifier({ size = 16 }: { size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 16 16"
      aria-hidden="true"
      fill="none"
      className="flex-none"
    >
      <path
        d="M11.6 6.6a5 5 0 1 1-10 0a5 5 0 0 1 10 0zM10.2 10.2 15 15"
        stroke="currentColor"
        strokeWidth={size > 16 ? 1.2 : 1.5}
      />
    </svg>
  );
}
