export type Output = { write: (text: string) => unknown; isTTY?: boolean; columns?: number };
export type Note = (line: string) => void;

type Running = { name: string; start: number; note: string };

/** Says what is going on: a live line with a clock on a terminal, plain lines with a heartbeat elsewhere. */
export class Progress {
  readonly #out: Output;
  readonly #colour: boolean;
  readonly #running = new Set<Running>();
  #timer: NodeJS.Timeout | undefined;

  constructor(out: Output = process.stdout, env: Record<string, string | undefined> = process.env) {
    this.#out = out;
    this.#colour = out.isTTY === true && !env.NO_COLOR;
  }

  async step<T>(name: string, action: (note: Note) => Promise<T>): Promise<T> {
    const running: Running = { name, start: Date.now(), note: '' };
    this.#begin(running);
    try {
      const result = await action((line) => {
        running.note = line;
      });
      this.#end(running, this.#paint('32', '✓'));
      return result;
    } catch (error) {
      this.#end(running, this.#paint('31', '✗'));
      throw error;
    }
  }

  say(line: string): void {
    this.#out.write(`${this.#out.isTTY ? '\r\x1b[2K' : ''}${line}\n`);
    this.#drawLive();
  }

  #begin(running: Running): void {
    this.#running.add(running);
    if (this.#out.isTTY) this.#drawLive();
    else this.say(`… ${running.name}`);
    const period = this.#out.isTTY ? 1000 : 15_000;
    this.#timer ??= setInterval(() => this.#beat(), period).unref();
  }

  #end(running: Running, mark: string): void {
    this.#running.delete(running);
    if (this.#running.size === 0) {
      clearInterval(this.#timer);
      this.#timer = undefined;
    }
    this.say(`${mark} ${running.name} (${clock(running)})`);
  }

  #beat(): void {
    this.#drawLive();
    if (this.#out.isTTY) return;
    for (const running of this.#running) {
      const note = running.note === '' ? '' : `: ${plain(running.note).slice(0, 100)}`;
      this.say(`… ${running.name}, ${clock(running)}${note}`);
    }
  }

  #drawLive(): void {
    if (!this.#out.isTTY || this.#running.size === 0) return;
    const steps = [...this.#running].map((running) => `${running.name} ${clock(running)}`);
    const note = [...this.#running].at(-1)?.note ?? '';
    const line = plain(`… ${steps.join(' · ')}${note === '' ? '' : ` — ${note}`}`);
    this.#out.write(`\r\x1b[2K${line.slice(0, (this.#out.columns || 80) - 1)}`);
  }

  #paint(code: string, text: string): string {
    return this.#colour ? `\x1b[${code}m${text}\x1b[0m` : text;
  }
}

function plain(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a tool's colours would break the width of the live line
  return text.replace(/\x1b\[[\d;?]*[A-Za-z]|[\x00-\x1f]/g, '');
}

function clock({ start }: Running): string {
  const seconds = Math.round((Date.now() - start) / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
