export type Choice = { value: string; name: string };

/** What there is to choose, by name. What was asked for stays among it, even when nothing has it. */
export function choices(known: (Choice | null)[], asked: string, language: string): Choice[] {
  const byValue = new Map(known.flatMap((choice) => (choice ? [[choice.value, choice.name]] : [])));
  if (asked && !byValue.has(asked)) byValue.set(asked, asked);
  return [...byValue]
    .map(([value, name]) => ({ value, name }))
    .sort((a, b) => a.name.localeCompare(b.name, language));
}
