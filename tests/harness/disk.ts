import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A disk of a test's own, which it may fill and write-protect: permissions would stop nobody who is root. */
export type Disk = {
  folder: string;
  fill: () => Promise<void>;
  empty: () => Promise<void>;
  protect: () => void;
  remove: () => Promise<void>;
};

export async function newDisk(kilobytes: number): Promise<Disk> {
  const folder = await mkdtemp(path.join(tmpdir(), 'parvis-disk-'));
  mount('-t', 'tmpfs', '-o', `size=${kilobytes}k,mode=0777`, 'tmpfs', folder);
  const filling = path.join(folder, 'filling');
  return {
    folder,
    fill: async () => {
      const { bavail, bsize } = await statfs(folder);
      await writeFile(filling, Buffer.alloc(bavail * bsize));
    },
    empty: () => rm(filling, { force: true }),
    protect: () => mount('-o', 'remount,ro', folder),
    remove: async () => {
      run('umount', ['--lazy', folder]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Whether this machine lets its tests have a disk: as root, or by sudo without a password, as on the machines of CI. */
export function hasDisks(): boolean {
  const folder = mkdtempSync(path.join(tmpdir(), 'parvis-disk-'));
  try {
    mount('-t', 'tmpfs', '-o', 'size=4k', 'tmpfs', folder);
    run('umount', [folder]);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function mount(...given: string[]): void {
  run('mount', given);
}

function run(command: string, given: string[]): void {
  const isRoot = process.getuid?.() === 0;
  const [program, words] = isRoot ? [command, given] : ['sudo', ['-n', command, ...given]];
  execFileSync(program, words, { stdio: 'pipe' });
}
