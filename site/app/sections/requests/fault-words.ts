import type { Fault, Field, RequestWords } from '../../modules/requests';

/** What is wrong with a field, and how that is mended. */
export function faultWords(
  { faults }: RequestWords,
  field: Field,
  fault: Fault | undefined,
): string | undefined {
  const words: Partial<Record<Fault, string>> & { missing: string } = faults[field];
  return fault && (words[fault] ?? words.missing);
}
