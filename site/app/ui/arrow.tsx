export function Arrow() {
  return <span className="arrow">→</span>;
}
