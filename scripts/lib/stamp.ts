import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { withLock } from './lock.ts';

/** Files under the given files and folders that `isInput` keeps, in one order on every machine. */
export function listInputs(
  root: string,
  inputs: readonly string[],
  isInput: (file: string) => boolean = () => true,
): string[] {
  const files: string[] = [];
  for (const input of inputs) {
    const stats = fs.statSync(path.join(root, input), { throwIfNoEntry: false });
    if (stats?.isFile()) files.push(input);
    if (!stats?.isDirectory()) continue;
    for (const entry of fs.readdirSync(path.join(root, input), {
      recursive: true,
      withFileTypes: true,
    })) {
      if (!entry.isDirectory())
        files.push(path.relative(root, path.join(entry.parentPath, entry.name)));
    }
  }
  return [...new Set(files)].filter(isInput).sort();
}

export function hashFiles(
  root: string,
  files: readonly string[],
  ...also: readonly string[]
): string {
  const hash = createHash('sha256');
  for (const value of also) hash.update(`${value}\0`);
  for (const file of files) {
    const content = fs.readFileSync(path.join(root, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex').slice(0, 20);
}

export type StampedStep = {
  file: string;
  key: () => string;
  /** What the step leaves behind: when it is gone, the stamp is worth nothing. */
  output: string;
  action: () => Promise<void>;
  signal?: AbortSignal;
};

export function isDone({
  file,
  key,
  output,
}: Pick<StampedStep, 'file' | 'key' | 'output'>): boolean {
  return fs.existsSync(output) && fs.existsSync(file) && fs.readFileSync(file, 'utf8') === key();
}

/** Runs the step unless its stamp says that it ended well with the same inputs; an interrupted one has no stamp. */
export async function once(step: StampedStep): Promise<void> {
  if (isDone(step)) return;
  const redo = async () => {
    if (isDone(step)) return;
    const key = step.key();
    fs.rmSync(step.file, { force: true });
    await step.action();
    writeWhole(step.file, key);
  };
  await withLock(step.file, redo, step.signal);
}

function writeWhole(file: string, text: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}`;
  fs.writeFileSync(temporary, text);
  fs.renameSync(temporary, file);
}
