import type { Fault, Field } from '../../modules/requests';
import type { Dictionary } from '../../modules/taxonomy';

/** What is wrong with a field, and how that is mended. */
export function faultWords(
  { faults }: Dictionary['requests'],
  field: Field,
  fault: Fault | undefined,
): string | undefined {
  const words: Partial<Record<Fault, string>> & { missing: string } = faults[field];
  return fault && (words[fault] ?? words.missing);
}
