import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Refused } from './refused.server';

const WRITTEN = '.json';
const BEING_WRITTEN = '.tmp';
const REFUSED_FOLDER = 'refused';
/** Longer than any write takes: whoever began it has ended. */
export const ABANDONED_MS = 60_000;
const LEFT_MS = 600_000;
const CHECK_BYTES = 16 * 1024;

/**
 * What waits on this machine's disk, a file each, in the order it came in. A file is there whole or not at all, and what is
 * there survives the loss of the power. Several processes may share the folder.
 */
export class Spool {
  readonly #folder: string;
  /** Processes may come to the same instant, never to the same name. */
  readonly #process = randomBytes(4).toString('hex');
  #last = 0;

  constructor(folder: string) {
    this.#folder = path.resolve(folder);
  }

  /** Readies the folder, for its owner only. */
  async open(): Promise<void> {
    const made = await mkdir(this.#refusedFolder(), { recursive: true, mode: 0o700 });
    if (made !== undefined) await syncBetween(path.dirname(made), this.#folder);
    this.#last = Math.max(this.#last, stampOf((await this.waiting()).at(-1)));
  }

  /** Writes as much as a request may be, and removes it: a folder may be on a disk that is full, or takes nothing. */
  async check(): Promise<void> {
    await this.open();
    const file = this.#at(`check-${this.#process}${BEING_WRITTEN}`);
    try {
      await write(file, ' '.repeat(CHECK_BYTES));
    } finally {
      await rm(file, { force: true }).catch(() => undefined);
    }
  }

  /** A place behind all that this process knows of, also when the clock was set back. */
  place(): string {
    this.#last = Math.max(Date.now(), this.#last + 1);
    return `${String(this.#last).padStart(15, '0')}-${this.#process}${WRITTEN}`;
  }

  /** Resolves once the disk has it. */
  async put(place: string, content: unknown): Promise<void> {
    const unfinished = this.#at(place.replace(WRITTEN, BEING_WRITTEN));
    await this.open();
    try {
      await write(unfinished, JSON.stringify(content));
      await rename(unfinished, this.#at(place));
      await sync(this.#folder);
    } catch (error) {
      // Why it could not be written is what is told.
      await rm(unfinished, { force: true }).catch(() => undefined);
      throw error;
    }
  }

  /** The places that are taken, in order. */
  waiting(): Promise<string[]> {
    return this.#files(WRITTEN);
  }

  /** Whether this process took the place, or it was so long ago that whoever did is gone, or a person put the file back. */
  isOwn(place: string): boolean {
    const isOld = stampOf(place) < Date.now() - LEFT_MS;
    return isOld || place.endsWith(`-${this.#process}${WRITTEN}`);
  }

  /** Undefined when it is not there any more. */
  async read(place: string): Promise<{ value: unknown } | undefined> {
    const text = await readFile(this.#at(place), 'utf8').catch(ifReadable);
    return text === undefined ? undefined : { value: parsed(text) };
  }

  async remove(place: string): Promise<void> {
    await rm(this.#at(place), { force: true });
  }

  /** Out of the way of the others, for a person to look at. */
  async refuse(place: string): Promise<void> {
    await rename(this.#at(place), path.join(this.#refusedFolder(), place)).catch(ifThere);
  }

  async refused(): Promise<number> {
    return ((await readdir(this.#refusedFolder()).catch(ifThere)) ?? []).length;
  }

  /** Removes what a process that was killed had not finished writing, and had told nobody. */
  async sweep(): Promise<void> {
    for (const file of await this.#files(BEING_WRITTEN)) {
      const begun = await stat(this.#at(file)).catch(ifThere);
      if (begun && begun.mtimeMs < Date.now() - ABANDONED_MS) await this.remove(file);
    }
  }

  async #files(ending: string): Promise<string[]> {
    const names = (await readdir(this.#folder).catch(ifThere)) ?? [];
    return names.filter((name) => name.endsWith(ending)).toSorted();
  }

  #at(name: string): string {
    return path.join(this.#folder, name);
  }

  #refusedFolder(): string {
    return this.#at(REFUSED_FOLDER);
  }
}

function stampOf(place = ''): number {
  return Number.parseInt(place, 10) || 0;
}

/** For its owner only, and until the disk has it. */
async function write(name: string, text: string): Promise<void> {
  const file = await open(name, 'wx', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A name is on the disk once its folder is. */
async function sync(folder: string): Promise<void> {
  const directory = await open(folder);
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}

/** Each of a line of folders, from the innermost. */
async function syncBetween(outermost: string, innermost: string): Promise<void> {
  await sync(innermost);
  if (innermost !== outermost) await syncBetween(outermost, path.dirname(innermost));
}

function ifThere(error: unknown): undefined {
  if (codeOf(error) !== 'ENOENT') throw error;
}

const UNREADABLE = new Set(['EACCES', 'EISDIR', 'EPERM']);

function ifReadable(error: unknown): undefined {
  const code = codeOf(error);
  if (code && UNREADABLE.has(code)) throw new Refused(`the file cannot be read: ${code}`);
  return ifThere(error);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // What the parser says would repeat a part of it.
    throw new Refused('the file is no JSON');
  }
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}
