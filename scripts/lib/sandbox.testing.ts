import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';

export function temporaryFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'parvis-'));
  after(() => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export async function eventually(condition: () => boolean, what: string): Promise<void> {
  const deadline = Date.now() + 10_000;
  while (!condition()) {
    if (Date.now() > deadline) throw new Error(`Never happened: ${what}`);
    await wait(20);
  }
}

export function isAlive(pid: number): boolean {
  // Zero is a file not yet written, and to the system it is our own group.
  if (pid === 0) return false;
  try {
    // A zombie that nobody reaped is no longer running.
    return process.kill(pid, 0) && !/^State:\s+Z/m.test(statusOf(pid));
  } catch {
    return false;
  }
}

function statusOf(pid: number): string {
  const file = `/proc/${pid}/status`;
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
}

export function readPid(file: string): number {
  return fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8')) : 0;
}
