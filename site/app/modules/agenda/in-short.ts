const ENOUGH = 150;

/** The first sentences, as many as can be taken in at a glance; one that is longer is cut between two words. */
export function inShort(text: string): string {
  const sentences = text.trim().split(/(?<=[.!?…])\s+/);
  const first = sentences[0] ?? '';
  if (first.length > ENOUGH) return `${first.slice(0, ENOUGH).replace(/[\s,;:]+\S*$/, '')}…`;
  let short = first;
  for (const sentence of sentences.slice(1)) {
    if (short.length + sentence.length > ENOUGH) break;
    short += ` ${sentence}`;
  }
  return short;
}
