import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

export type Pace = {
  /** Of each run of a load. */
  seconds: number;
  /** How often each comparison is made: the median counts. */
  rounds: number;
  /** Everything in full; otherwise, what takes long is made smaller. */
  isWhole: boolean;
};

/** Where a measure works: a folder of its own, and all that it started, which ends when it does. */
export class Ground {
  readonly pace: Pace;
  readonly folder: string;
  readonly signal: AbortSignal;
  readonly #endings: (() => Promise<unknown>)[] = [];

  private constructor(pace: Pace, folder: string, signal: AbortSignal) {
    this.pace = pace;
    this.folder = folder;
    this.signal = signal;
  }

  static async open(pace: Pace, signal: AbortSignal): Promise<Ground> {
    const folder = await mkdtemp(path.join(tmpdir(), 'parvis-bench-'));
    const ground = new Ground(pace, folder, signal);
    ground.atTheEnd(() => rm(folder, { recursive: true, force: true }));
    return ground;
  }

  say(line: string): void {
    if (!this.signal.aborted) console.log(`  ${line}`);
  }

  atTheEnd(ending: () => Promise<unknown>): void {
    this.#endings.push(ending);
  }

  /** The last one first: what was started last leans on what was there. */
  async close(): Promise<void> {
    for (const ending of this.#endings.toReversed()) {
      await ending().catch((error: unknown) => console.error(String(error)));
    }
    this.#endings.length = 0;
  }
}
