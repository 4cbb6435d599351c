import fs from 'node:fs';
import path from 'node:path';

/** Starts a fresh log and keeps the previous one as `.1`. */
export function rotate(file: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  if (fs.existsSync(file)) fs.renameSync(file, `${file}.1`);
  fs.writeFileSync(file, '');
}

export function lastLines(text: string, count: number): string[] {
  return text.trimEnd().split('\n').slice(-count);
}

/** The end of a file, without reading what may be gigabytes before it. */
export function tail(file: string, count: number): string[] {
  let descriptor: number | undefined;
  try {
    descriptor = fs.openSync(file, 'r');
    const size = fs.fstatSync(descriptor).size;
    const buffer = Buffer.alloc(Math.min(size, 64 * 1024));
    fs.readSync(descriptor, buffer, 0, buffer.length, size - buffer.length);
    return size === 0 ? [] : lastLines(buffer.toString('utf8'), count);
  } catch {
    return [];
  } finally {
    if (descriptor !== undefined) fs.closeSync(descriptor);
  }
}
