import { randomUUID } from 'node:crypto';
import type { Clears } from './clears';
import { closeRedis, connectRedis, type Redis } from './redis';

type Log = Record<'info' | 'warn', (details: object, message: string) => void>;
type Options = { url: string; scope: string; log: Log };

const RETRY_MS = 1000;

/**
 * Clears between machines. Each is a new generation: a key that holds its name, and a message with the same name, sent together. Who
 * was away reads from the key whether there was a clear meanwhile; who could not say one says it when it is back.
 */
export class RedisClears implements Clears {
  readonly #key: string;
  readonly #log: Log;
  readonly #speaker: Redis;
  readonly #hearer: Redis;
  readonly #listeners: ((isClear: boolean) => void)[] = [];
  /** What this process has announced, and not heard come back. */
  readonly #awaited = new Set<string>();
  #latest: string | undefined;
  #heard = 0;
  #inStep = false;
  /** As the log has it last. */
  #answers: boolean | undefined;
  #retrying: NodeJS.Timeout | undefined;

  constructor({ url, scope, log }: Options) {
    this.#key = `${scope}:generation`;
    this.#log = log;
    const connect = () => {
      const client = connectRedis(url, (error) => this.#fail(error));
      client.on('ready', () => void this.#catchUp());
      return client;
    };
    // A connection that publishes to itself mixes up its answers, in some versions of Redis.
    [this.#speaker, this.#hearer] = [connect(), connect()];
  }

  announce(): void {
    const name = randomUUID();
    this.#awaited.add(name);
    this.#tell(false);
    if (this.#isConnected()) this.#say(name).catch((error) => this.#fail(error));
  }

  generation(): string | undefined {
    return this.#inStep && this.#awaited.size === 0 ? this.#latest : undefined;
  }

  onChange(listener: (isClear: boolean) => void): void {
    this.#listeners.push(listener);
  }

  async close(): Promise<void> {
    await Promise.all([closeRedis(this.#speaker), closeRedis(this.#hearer)]);
  }

  async #say(name: string): Promise<void> {
    await this.#speaker.multi().set(this.#key, name).publish(this.#key, name).exec();
  }

  readonly #hear = (name: string): void => {
    this.#heard += 1;
    const isOwn = this.#awaited.delete(name);
    this.#agree(name, !isOwn);
  };

  /** With both connections there: what is owed is said, and what was missed is found out. */
  async #catchUp(): Promise<void> {
    if (!this.#isConnected()) return;
    try {
      await this.#hearer.subscribe(this.#key, this.#hear);
      if (this.#awaited.size > 0) return await this.#sayAgain();
      const heard = this.#heard;
      await this.#speaker.set(this.#key, randomUUID(), { condition: 'NX' });
      const name = (await this.#speaker.get(this.#key)) ?? undefined;
      // What was heard meanwhile is no older than what was read.
      if (heard === this.#heard) this.#agree(name, name !== this.#latest);
    } catch (error) {
      this.#fail(error);
    }
  }

  /** What is owed is one change by now, whether it was heard or not. */
  #sayAgain(): Promise<void> {
    const name = randomUUID();
    this.#awaited.clear();
    this.#awaited.add(name);
    return this.#say(name);
  }

  #agree(name: string | undefined, isClear: boolean): void {
    if (this.#answers !== true)
      this.#log.info({}, 'Redis answers: other machines are told, and lent pages');
    this.#answers = true;
    this.#latest = name;
    this.#inStep = true;
    this.#tell(isClear);
  }

  /** A connection that is lost makes itself again; a Redis that refuses (it starts, it is a replica by now) is asked again. */
  #fail(error: unknown): void {
    if (this.#answers !== false) {
      const reason = error instanceof Error ? error.message : String(error);
      this.#log.warn({ reason }, 'Redis does not answer: nothing is shared with other machines');
    }
    this.#answers = false;
    if (this.#isConnected()) this.#retry();
    if (!this.#inStep) return;
    this.#inStep = false;
    this.#tell(false);
  }

  #retry(): void {
    this.#retrying ??= setTimeout(() => {
      this.#retrying = undefined;
      void this.#catchUp();
    }, RETRY_MS).unref();
  }

  #isConnected(): boolean {
    return this.#speaker.isReady && this.#hearer.isReady;
  }

  #tell(isClear: boolean): void {
    for (const listener of this.#listeners) listener(isClear);
  }
}
