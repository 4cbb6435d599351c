/** As it is typed in haste: without capitals, accents or typographic apostrophes. */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll('œ', 'oe');
}

/** Whether every word asked for, or its beginning, stands somewhere in what is said. */
export function hasWords(said: string, asked: string): boolean {
  const text = folded(said);
  return folded(asked)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
