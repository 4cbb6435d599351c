/** Says that a link leaves the site. */
export function Outward() {
  return (
    <svg
      width="9"
      height="9"
      viewBox="0 0 9 9"
      aria-hidden="true"
      fill="none"
      className="flex-none"
    >
      <path d="M2 1h6v6M8 1 1 8" stroke="currentColor" strokeWidth="1.4" />
    </svg>
  );
}
