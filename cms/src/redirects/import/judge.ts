import { type ByFrom, byFrom, byTarget, conflict, fault, type Known, type Rule } from '../rules.ts';

/** A rule as a file gives it, in the form in which rules are kept. */
export type Line = Rule & { line: number; note: string };
export type Judged = Line &
  ({ verdict: 'accepted' } | { verdict: 'present' | 'refused'; reason: string });

const LENGTHS = { from: 500, to: 500, note: 200 };

/**
 * What would become of each line of a file. A line is refused for what it is, for a rule that is saved, or for another
 * line that it contradicts; of the lines of a chain, the one that ends it is accepted and the others are told where it
 * ends. So the accepted lines can all be written, and none of them leads to another rule.
 */
export function judge(
  lines: readonly Line[],
  saved: readonly Rule[],
  school: ByFrom = new Map(),
): Judged[] {
  const kept = byFrom(saved);
  const leads = byTarget(saved);
  const faults = lines.map((line) => unfit(line, school));
  const sound = lines.filter((line, index) => !faults[index] && !kept.has(line.from));
  const redirects = byFrom<Known>([...saved, ...sound]);

  return lines.map((line, index): Judged => {
    const same = redirects.get(line.from);
    if (same && same !== line && same.to === line.to) {
      return { ...line, verdict: 'present', reason: repeated(same) };
    }
    const reason = faults[index] ?? conflict(line, redirects, leads, school);
    return reason ? { ...line, verdict: 'refused', reason } : { ...line, verdict: 'accepted' };
  });
}

function repeated({ line }: { line?: number }): string {
  return line === undefined
    ? 'Cette redirection existe déjà.'
    : `La ligne ${line} dit déjà la même chose.`;
}

function unfit(line: Line, school: ByFrom): string | undefined {
  if (!line.from) return 'L’ancienne adresse manque.';
  if (!line.to) return 'La nouvelle adresse manque.';
  if (line.from.length > LENGTHS.from) return tooLong('L’ancienne adresse', LENGTHS.from);
  if (line.to.length > LENGTHS.to) return tooLong('La nouvelle adresse', LENGTHS.to);
  if (line.note.length > LENGTHS.note) return tooLong('La remarque', LENGTHS.note);
  return fault(line, school);
}

function tooLong(what: string, most: number): string {
  return `${what} dépasse ${most} caractères.`;
}
