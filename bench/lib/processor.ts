import { readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;

/** Seconds of processor that a process and its children have had; nothing where the system does not tell. */
export function processorSeconds(pid: number | undefined): number | undefined {
  if (pid === undefined) return undefined;
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').match(/\d+/g) ?? [];
    return (
      [String(pid), ...children].reduce((sum, each) => sum + ticksOf(each), 0) / TICKS_PER_SECOND
    );
  } catch {
    return undefined;
  }
}

function ticksOf(pid: string): number {
  const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name of the program, in brackets, may hold anything; what counts comes after it.
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  return Number(fields[11]) + Number(fields[12]);
}
