import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

export function prefixLines(
  stream: Readable | null,
  prefix: string,
  out: { write: (text: string) => unknown },
): void {
  if (stream === null) return;
  createInterface({ input: stream }).on('line', (line) => out.write(`${prefix}${line}\n`));
}
