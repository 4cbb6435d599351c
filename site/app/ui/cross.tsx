/** Says that something closes. */
export function Cross() {
  return (
    <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true" fill="none">
      <path d="m1 1 12 12M13 1 1 13" stroke="currentColor" strokeWidth="1.6" />
    </svg>
  );
}
