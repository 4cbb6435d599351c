import fs from 'node:fs';
import path from 'node:path';

/** Enough for the database to write what a start changes. */
const ROOM_BYTES = 1024 * 1024;

const REASONS: Record<string, string> = {
  ENOSPC: 'its disk is full: make room, one megabyte at least',
  EDQUOT: 'its disk is full for this user: make room, one megabyte at least',
  EROFS: 'its disk is read-only',
  EACCES: 'the user who starts the content service may not write there',
  EPERM: 'the user who starts the content service may not write there',
  ENOTDIR: 'a file is in its place',
  EEXIST: 'a file is in its place',
};

/** Writes as much as a start needs, and removes it. What keeps the content service from it, in a sentence; undefined when nothing does. */
export function faultOfDataFolder(folder: string): string | undefined {
  const file = path.join(folder, `.check-${process.pid}`);
  try {
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(file, Buffer.alloc(ROOM_BYTES), { flush: true });
    return undefined;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    return `The content service cannot write to its data folder, ${folder}: ${REASONS[code] ?? error}.`;
  } finally {
    remove(file);
  }
}

function remove(file: string): void {
  try {
    fs.rmSync(file, { force: true });
  } catch {
    // Why it could not be written is told already.
  }
}
