const asleep = new Set<string>();

/** Until it wakes, or is no longer there. */
export function sleeping(island: string): () => void {
  asleep.add(island);
  return () => wake(island);
}

/** Says on the page itself when all of it answers. */
export function wake(island: string): void {
  asleep.delete(island);
  if (asleep.size === 0) document.documentElement.dataset.awake = '';
}
